// The result, its rate, and both with all digits.
import { say } from '../../../workers/words/in-words';
import { toSignificant } from '../../lib/exact/rational-text';
import { Digits } from '../../tool-kit/amounts';
import { Figure } from '../../tool-kit/figure';
import '../../tool-kit/result/follow-typing';
import { Disclosure } from '../../ui/disclosure';
import { amountText, fullRows, isRounded, rateText, resultText, type CurrencyAnswer } from './answer';
import * as words from './words';

export default function CurrencyOutcome({ answer }: { answer: CurrencyAnswer }) {
  const { from, to, result, isOwnRate } = answer;
  const isLost = /^0\.00$/.test(resultText(answer)) && result.numerator !== 0n;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Figure question={amountText(answer)} value={resultText(answer)} unit={to.code}>
        <p>
          {say(isOwnRate ? words.chosenRate : words.serviceRate, {
            from: from.code,
            rate: rateText(answer),
            to: to.code,
          })}
        </p>
        <p>
          {exactness(answer)}
          {isLost && ` ${say(words.unrounded, { result: toSignificant(result, 6).text, code: to.code })}`}
        </p>
      </Figure>
      <Disclosure label={words.fullPrecision}>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {fullRows(answer).map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">
                <Digits text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}

function exactness({ rate, result }: CurrencyAnswer): string {
  if (isRounded(result, 2)) return isRounded(rate, 4) ? words.roundedRateInFull : words.rounded;
  return isRounded(rate, 4) ? words.exactRateInFull : words.exact;
}
