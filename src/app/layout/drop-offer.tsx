// What was dropped, and the tools for it.
import { X } from 'lucide-react';
import type { Given } from '../../tool-kit/offer';
import { AnswerBox, FoundLine, SuggestionList } from '../../tool-kit/suggestions';
import { useDetection } from '../../tool-kit/use-detection';
import { useMove } from '../../tool-kit/use-move';
import { IconButton } from '../../ui/icon-button';
import { ModalDialog } from '../../ui/modal-dialog';

interface DropOfferProps {
  given: Given;
  onClosed: () => void;
}

const MOST_OFFERED = 6;

/** Mounted means open. */
export default function DropOffer({ given, onClosed }: DropOfferProps) {
  const detection = useDetection(given);
  const move = useMove();
  const { answer } = detection?.findings[0] ?? {};
  return (
    <ModalDialog
      aria-labelledby="drop-offer"
      onClose={onClosed}
      className="fixed inset-x-0 top-[12dvh] m-0 mx-auto w-[calc(100%-1.5rem)] max-w-xl animate-rise rounded-lg border border-line-strong bg-raised text-ink shadow-lift backdrop:bg-shade"
    >
      {(close) => (
        <div className="@container flex min-h-40 flex-col gap-3 p-5">
          <div className="flex items-center justify-between gap-3">
            <h2 id="drop-offer" className="text-lg font-semibold">
              What do you want to do?
            </h2>
            <IconButton icon={X} label="Close" onClick={close} />
          </div>
          {detection && (
            <>
              <FoundLine detection={detection} />
              {answer && <AnswerBox answer={answer} />}
              {detection.offers.length === 0 && <p className="text-sm text-muted">No tool takes this.</p>}
              <SuggestionList
                label="Suggested tools"
                suggestions={detection.offers.slice(0, MOST_OFFERED).map((offer) => ({
                  key: `${offer.tool.id} ${offer.does}`,
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
    </ModalDialog>
  );
}
