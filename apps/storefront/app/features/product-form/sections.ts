import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { ChoiceSection, Section, SectionChoice } from './product-form.ts'

type ApiCalendar = CallPayload<(typeof schemas)['getCalendarPrice']>
/** A value of the API that can be chosen next, or why it cannot. */
export type ApiChoice = ApiCalendar['choices']['formatType'][number]

interface ChoiceRowOptions {
  name: string
  legend: string
  look: ChoiceSection['look']
  hint?: string | undefined
  /** What cannot be chosen is left out instead of shown with its reason: where most of a long list never goes together. */
  onlyAllowed?: boolean
  /** Pictures, colours, shapes of the values. */
  show?: ((value: string) => Partial<SectionChoice> | undefined) | undefined
}

/** One row of choices; nothing where there is nothing to choose. */
export function choiceSection(
  choices: readonly ApiChoice[],
  { onlyAllowed, show, ...field }: ChoiceRowOptions,
): Section[] {
  const offered = choices.filter(({ allowed, chosen }) => allowed || chosen || !onlyAllowed)
  if (offered.filter(({ allowed }) => allowed).length < 2) return []
  return [
    {
      ...field,
      choices: offered.map(({ value, name, chosen, allowed, reason, difference }) => ({
        value,
        name,
        chosen,
        refusal: allowed || chosen ? undefined : (reason ?? undefined),
        surcharge: difference?.amount,
        ...show?.(value),
      })),
    },
  ]
}

/** `118x169` in mm as the two sides of a drawn sheet. */
export function parseSheetShape(format: string): SectionChoice['shape'] {
  const [, width, height] = /^(\d+)[x-](\d+)$/.exec(format) ?? []
  if (width && height) return { width: Number(width), height: Number(height) }
  const [, size, way] = /^a(\d)-(hoch|quer)$/.exec(format) ?? []
  if (!size) return undefined
  const long = Math.round(1189 / 2 ** (Number(size) / 2))
  const short = Math.round(841 / 2 ** (Number(size) / 2))
  return way === 'hoch' ? { width: short, height: long } : { width: long, height: short }
}
