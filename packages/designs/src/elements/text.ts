import { type Locale, localised, localisedSchema } from '@passepartout/domain'
import { z } from 'zod'
import type { Drawing } from '../draw/drawing.ts'
import { number, turned } from '../draw/svg.ts'
import { box, id, paint } from '../schema/parts.ts'
import { FACE_NAMES, faceExists } from '../text/faces.ts'
import { type LaidOutText, layOutText } from '../text/lay-out-text.ts'
import type { ElementKind } from './element-kind.ts'

/** What a text says; the designer asks for it by name, and fills it into every page that has it. */
export const TEXT_FIELDS = [
  'headline',
  'names',
  'first-name',
  'second-name',
  'initials',
  'date',
  'time',
  'place',
  'details',
  'greeting',
  'verse',
  'sender',
  'age',
  'message',
] as const

const textSchema = z.strictObject({
  kind: z.literal('text'),
  /** Unique in the design. */
  id,
  field: z.enum(TEXT_FIELDS).optional(),
  /** Sample words by language, or the same in all (a name); a line break is kept. */
  text: z.union([z.string().min(1), localisedSchema]),
  face: z.enum(FACE_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(400),
  /** Smallest size a long text may shrink to; 60 % of its size unless given. */
  minSizePt: z.number().min(4).max(400).optional(),
  trackingEm: z.number().min(-0.2).max(1).default(0),
  leading: z.number().min(0.6).max(3).default(1.2),
  align: z.enum(['left', 'centre', 'right']).default('centre'),
  valign: z.enum(['top', 'middle', 'bottom']).default('middle'),
  wrap: z.boolean().default(false),
  /** Set in capitals, by the rules of the language. */
  caps: z.boolean().default(false),
  colour: paint,
  opacity: z.number().min(0).max(1).default(1),
  ...box,
})
export type TextElement = z.output<typeof textSchema>

/** Words as outlines, so that a picture looks the same wherever it is shown. */
export const textKind: ElementKind<typeof textSchema> = {
  schema: textSchema,
  draw(element, drawing) {
    const { lines, sizeMm } = layOutElement(element, drawing)
    const outlines = lines.flatMap(({ x, y, shaped }) =>
      shaped.glyphs.map(glyph =>
        placeOutline(glyph.path, sizeMm, element.x + x + glyph.x * sizeMm, element.y + y + glyph.y * sizeMm),
      ),
    )
    const opacity = element.opacity === 1 ? '' : ` opacity="${element.opacity}"`
    return turned(
      element,
      `<path fill="${drawing.paint(element.colour)}"${opacity} d="${outlines.join('')}"/>`,
    )
  },
  paints: ({ colour }) => [colour],
  problems: ({ face, weight, italic, sizePt, minSizePt }) => [
    ...(faceExists({ face, weight, italic })
      ? []
      : [`${face} does not come in ${weight}${italic ? ' italic' : ''}`]),
    ...(minSizePt !== undefined && minSizePt > sizePt ? ['has a smallest size above its size'] : []),
  ],
}

/** The text as it stands in its box: own words if the customer gave some, else the sample of the locale. */
export function layOutElement(
  element: TextElement,
  { locale, texts, shaper }: Pick<Drawing, 'locale' | 'texts' | 'shaper'>,
): LaidOutText {
  const words = texts[element.id] ?? sampleText(element, locale)
  const style = {
    ...element,
    minSizePt: element.minSizePt ?? Math.min(element.sizePt, Math.max(5, element.sizePt * 0.6)),
  }
  return layOutText(element.caps ? words.toLocaleUpperCase(locale) : words, element, style, shaper)
}

/** The sample words of a text in a locale. */
export const sampleText = ({ text }: Pick<TextElement, 'text'>, locale: Locale): string =>
  typeof text === 'string' ? text : localised(text, locale)

/** An outline in page millimetres: without a transform of its own, so that a sheen runs over the whole line. */
function placeOutline(path: string, sizeMm: number, x: number, y: number): string {
  let horizontal = false
  return path.replace(/-?\d*\.?\d+/g, value => {
    horizontal = !horizontal
    return number(Number(value) * sizeMm + (horizontal ? x : y))
  })
}
