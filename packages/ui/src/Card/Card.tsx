import type { ComponentProps, ReactNode } from 'react';
import { ARROW_RIGHT, Glyph } from '../Icon/Glyph';
import { joinClasses } from '../joinClasses';
import { arrow, body, card, letter as letterClass, more, picture, title, tones } from './Card.css';

/** Props of `Card`: those of `<div>`. */
export type CardProps = ComponentProps<'div'>;

/**
 * One thing to choose among several. Its heading may hold the card's one link, which then covers the whole card and
 * names it. Fills the height of its cell. Put cards into a `Grid`. Server-safe, as are its parts.
 *
 * @example
 * <Card>
 *   <CardPicture tone="sky" letter="A"><HeatPumpDrawing /></CardPicture>
 *   <CardBody>
 *     <CardTitle><a href="/heating">Heating</a></CardTitle>
 *     <p>Heat from the air.</p>
 *     <CardMore>Read more</CardMore>
 *   </CardBody>
 * </Card>
 */
export function Card({ className, ...props }: CardProps) {
  return <div {...props} className={joinClasses(card, className)} />;
}

/** Props of `CardPicture`. Attributes of `<div>` pass through. */
export interface CardPictureProps extends ComponentProps<'div'> {
  /**
   * Surface behind the drawing.
   * @default 'soft'
   */
  tone?: 'soft' | 'sky' | 'sun' | undefined;
  /** Letter of the place on the house that the drawing enlarges; decoration, hidden from assistive technology. */
  letter?: string | undefined;
}

/**
 * The drawing on top of a card. The drawing carries its own text alternative or hides itself. Server-safe.
 *
 * @example <CardPicture tone="sky" letter="A"><HeatPumpDrawing /></CardPicture>
 */
export function CardPicture({ tone = 'soft', letter, className, children, ...props }: CardPictureProps) {
  return (
    <div {...props} className={joinClasses(picture, tone !== 'soft' && tones[tone], className)}>
      {children}
      {letter && (
        <span className={letterClass} aria-hidden="true">
          {letter}
        </span>
      )}
    </div>
  );
}

/** Props of `CardBody`: those of `<div>`. */
export type CardBodyProps = ComponentProps<'div'>;

/**
 * Text of a card. Paragraphs and a `<dl>` of facts written inside are styled. Server-safe.
 *
 * @example <CardBody><CardTitle>Heating</CardTitle><p>Heat from the air.</p></CardBody>
 */
export function CardBody({ className, ...props }: CardBodyProps) {
  return <div {...props} className={joinClasses(body, className)} />;
}

/** Props of `CardTitle`. Attributes of the heading pass through. */
export interface CardTitleProps extends ComponentProps<'h3'> {
  /**
   * Level of the heading. Choose it by the outline of the page, never by look.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * Heading of a card. A link inside covers the whole card. Server-safe.
 *
 * @example <CardTitle level={2}><a href="/heating">Heating</a></CardTitle>
 */
export function CardTitle({ level = 3, className, children, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...props} className={joinClasses(title, className)}>
      {children}
    </Heading>
  );
}

/** Props of `CardMore`. Attributes of `<span>` pass through. */
export interface CardMoreProps extends ComponentProps<'span'> {
  /** Your own icon, such as an `<svg>`. Default: an arrow. */
  icon?: ReactNode;
}

/**
 * Says what the card's link leads to, with an arrow to the end of the line. Not a link of its own. Server-safe.
 *
 * @example <CardMore>Read more</CardMore>
 */
export function CardMore({ icon, className, children, ...props }: CardMoreProps) {
  return (
    <span {...props} className={joinClasses(more, className)}>
      <span>{children}</span>
      {icon ?? <Glyph path={ARROW_RIGHT} className={arrow} />}
    </span>
  );
}
