// The text of one row, with its colors, matches and signs. Selecting it gives the text itself: signs are no part of it.
import clsx from 'clsx';
import { memo } from 'react';
import type { Kind, Token } from './lexer';
import { piecesOf, type Piece, type RowLook } from './row-pieces';

const COLORS: Readonly<Record<Kind, string>> = {
  key: 'text-data-key',
  string: 'text-data-string',
  number: 'text-data-number',
  literal: 'text-data-literal',
  comment: 'text-data-comment italic',
  tag: 'text-data-tag',
  added: 'text-success',
  removed: 'text-danger',
};

interface RowTextProps extends RowLook {
  row: string;
  tokens: readonly Token[];
}

export const RowText = memo(function RowText({ row, tokens, ...look }: RowTextProps) {
  return piecesOf(row, tokens, look).map((piece, index) => <PieceView key={index} piece={piece} />);
});

function PieceView({ piece: { text, kind, isMatch, isCurrent, sign } }: { piece: Piece }) {
  const className = clsx(!isMatch && kind && COLORS[kind], sign !== undefined && 'invisible-sign') || undefined;
  if (!isMatch && className === undefined) return text;
  const Element = isMatch ? 'mark' : 'span';
  return (
    <Element
      data-sign={sign}
      data-current={isCurrent}
      className={
        clsx(
          className,
          isMatch && (isCurrent ? 'rounded-xs bg-accent text-on-accent' : 'rounded-xs bg-warn-soft text-warn'),
        ) || undefined
      }
    >
      {text}
    </Element>
  );
}
