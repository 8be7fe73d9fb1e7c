import { type FontFamily, hasFontFace, type LineBreaks } from '@passepartout/typeset'
import * as z from 'zod'
import {
  choice,
  type Field,
  nullableField,
  number,
  OPTIONAL_TRUE,
  optionalChoice,
  record,
  withDefault,
} from '../../fields.ts'
import { LIMITS } from '../../limits.ts'
import type { RepairReport } from '../../repair-report.ts'
import { fontFamilySchema, paintSchema } from '../../schema-parts.ts'
import { type ElementShape, shapeOf } from '../element-shape.ts'
import {
  CAPTION_POSITIONS,
  type CalendarTextBinding,
  type Run,
  TEXT_ROLES,
  type TextElement,
} from './text.ts'

/** Text with line breaks, without other control characters. */
const textSchemaOf: Field<string> = {
  schema: z
    .string()
    .max(LIMITS.textLength)
    .regex(/^(?:\P{Cc}|\n)*$/u),
  repair: (value, key, report) => {
    if (typeof value !== 'string') return value
    const clean = value.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}+/gu, ' ')
    if (clean !== value) report.note(key, 'cleaned')
    return clean
  },
}

const run = record<Run>({
  text: textSchemaOf,
  face: withDefault(fontFamilySchema.nullable(), null),
  weight: withDefault(z.int().min(100).max(900).nullable(), null),
  italic: withDefault(z.boolean().nullable(), null),
  colour: withDefault(paintSchema.nullable(), null),
})

const runs: Field<Run[]> = {
  schema: z
    .array(run.schema)
    .min(1)
    .max(LIMITS.runsPerText)
    .refine(all => all.reduce((sum, { text }) => sum + text.length, 0) <= LIMITS.textLength),
  repair: (value, key, report) =>
    Array.isArray(value) ? value.map((one, index) => run.repair(one, String(index), report.at(key))) : value,
}

const setting: Field<LineBreaks | null> = withDefault(
  z
    .strictObject({
      sizePt: z.number().min(1).max(2_000),
      breaks: z
        .array(
          z
            .int()
            .min(1)
            .max(2 * LIMITS.textLength),
        )
        .max(LIMITS.textLength),
    })
    .nullable(),
  null,
)

const shape = shapeOf<TextElement>('text', {
  role: withDefault(z.enum(TEXT_ROLES).nullable(), null),
  required: choice([false, true]),
  own: choice([false, true]),
  runs,
  calendar: nullableField(
    record<CalendarTextBinding>({
      shows: withDefault(
        z.enum(['month', 'month-year', 'short-month', 'number', 'year', 'years', 'week', 'week-days']),
        'month',
      ),
      offset: withDefault(z.int().min(-1).max(1), 0),
    }),
  ),
  face: withDefault(fontFamilySchema, 'Figtree'),
  weight: number(100, 900, 400),
  italic: choice([false, true]),
  sizePt: number(1, 2_000, 10),
  minSizePt: number(1, 2_000, 6),
  maxSizePt: number(1, 2_000, 72),
  trackingEm: number(-0.2, 1, 0),
  leading: number(0.6, 3, 1.2),
  align: withDefault(z.enum(['left', 'centre', 'right']), 'centre'),
  valign: withDefault(z.enum(['top', 'middle', 'bottom']), 'middle'),
  wrap: choice([false, true]),
  hyphens: OPTIONAL_TRUE,
  caption: optionalChoice(CAPTION_POSITIONS),
  caps: choice([false, true]),
  colour: withDefault(paintSchema, '#000000'),
  opacity: number(0, 1, 1),
  set: setting,
})

export const textShape: ElementShape<TextElement> = {
  ...shape,
  repair: (raw, report) => withExistingFontFace(shape.repair(raw, report), report),
}

/** A weight that a font family lacks becomes its regular weight: otherwise the text could not be set. */
function withExistingFontFace(repaired: unknown, report: RepairReport): unknown {
  const text = repaired as TextElement
  const isReal = (cut: { face: FontFamily; weight: number; italic: boolean }) =>
    !fontFamilySchema.safeParse(cut.face).success || hasFontFace(cut)
  if (isReal(text) && !Array.isArray(text.runs)) return text
  if (!isReal(text)) report.note('weight', 'default-used')
  const whole = isReal(text) ? text : { ...text, weight: 400, italic: false }
  if (!Array.isArray(text.runs)) return whole
  const isRealRun = ({ face, weight, italic }: Run) =>
    isReal({
      face: face ?? whole.face,
      weight: weight ?? whole.weight,
      italic: italic ?? whole.italic,
    })
  return {
    ...whole,
    runs: text.runs.map(one => (one && isRealRun(one) ? one : { ...one, weight: null, italic: null })),
  }
}
