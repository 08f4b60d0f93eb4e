// The result, its rate, and both with all digits.
import { toSignificant } from '../../lib/exact/rational-text';
import { Digits } from '../../tool-kit/amounts';
import { Figure } from '../../tool-kit/figure';
import '../../tool-kit/result/follow-typing';
import { Disclosure } from '../../ui/disclosure';
import { amountText, fullRows, isRounded, rateText, resultText, type CurrencyAnswer } from './answer';

export default function CurrencyOutcome({ answer }: { answer: CurrencyAnswer }) {
  const { from, to, rate, result, isOwnRate } = answer;
  const isLost = /^0\.00$/.test(resultText(answer)) && result.numerator !== 0n;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Figure question={amountText(answer)} value={resultText(answer)} unit={to.code}>
        <p>
          Rate: 1 {from.code} = {rateText(answer)} {to.code}
          {isOwnRate && ', your own'}
        </p>
        <p>
          {isRounded(result, 2) ? 'Rounded to 2 decimals' : 'Exact at this rate'}
          {isRounded(rate, 4) && '; the rate is shown with 4 decimals and used in full'}.
          {isLost && ` Unrounded, it is ${toSignificant(result, 6).text} ${to.code}.`}
        </p>
      </Figure>
      <Disclosure label="Full precision">
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
