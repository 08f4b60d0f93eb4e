// The dropped input, and the tools for it.
import type { Given } from '../../tool-kit/send-to/offer';
import { AnswerBox, FoundLine, SuggestionList } from '../../tool-kit/send-to/suggestions';
import { useDetection } from '../../tool-kit/send-to/use-detection';
import { useMove } from '../../tool-kit/send-to/use-move';
import { TitledDialog } from '../../ui/modal-dialog';
import * as words from './words';

interface DropOfferProps {
  given: Given;
  onClosed: () => void;
}

const MOST_OFFERED = 6;

/** The dialog is open while it is mounted. */
export default function DropOffer({ given, onClosed }: DropOfferProps) {
  const detection = useDetection(given);
  const move = useMove();
  const { answer } = detection?.findings[0] ?? {};
  return (
    <TitledDialog title={words.dropTitle} onClose={onClosed} className="top-[12dvh] max-w-xl">
      {(close) => (
        <div className="@container flex min-h-26 flex-col gap-3 px-5 pt-3 pb-5">
          {detection && (
            <>
              <FoundLine detection={detection} />
              {answer && <AnswerBox answer={answer} />}
              {detection.offers.length === 0 && <p className="text-sm text-muted">{words.noToolTakes}</p>}
              <SuggestionList
                label={words.suggestedTools}
                suggestions={detection.offers.slice(0, MOST_OFFERED).map((offer) => ({
                  key: `${offer.tool.id} ${offer.id}`,
                  icon: offer.icon,
                  title: offer.tool.title,
                  does: offer.does,
                  act: () => {
                    close();
                    move(given, offer);
                  },
                }))}
              />
            </>
          )}
        </div>
      )}
    </TitledDialog>
  );
}
