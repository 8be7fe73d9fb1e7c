import { getCalendarPrice } from '@passepartout/contracts'
import { plannerSpan } from '@passepartout/document'
import {
  deliveryItemOf,
  type Locale,
  monthOf,
  suggestedCalendarStart,
  type Translate,
} from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { configuredPrice, quantityTiers } from './configured-price.ts'
import { materialOf } from './materials.ts'
import { type DesignChoice, paletteSection } from './palette-section.ts'
import type { ProductForm, Section } from './product-form.ts'
import { fetchWithCorrections, requestedFields } from './requested-fields.ts'
import { choiceSection, parseSheetShape } from './sections.ts'

const FIELDS = [
  'calendarType',
  'formatType',
  'mountingType',
  'paperType',
  'refinementType',
  'startMonth',
  'year',
  'months',
  'weeks',
  'accessoryTypes',
  'amount',
]
const YEARS_AHEAD = 3

interface CalendarDesign extends DesignChoice {
  designGroupId: string
  calendarTypes: readonly { value: string }[]
  formats: readonly { value: string }[]
}

/** Product form of a calendar in one design. */
export async function calendarForm(
  design: CalendarDesign,
  context: LoadContext,
): Promise<ProductForm | undefined> {
  const { api, query, shop, log } = context
  const translate = translatorFor(shop, log)
  const shared = { designGroupId: design.designGroupId, designId: design.palette ?? '' }
  const now = new Date()
  const first = {
    calendarType: design.calendarTypes[0]?.value ?? '',
    ...startFields(query, now),
    ...requestedFields(query, FIELDS),
  }
  const answer = await fetchWithCorrections(
    query => api.call(getCalendarPrice, { query: { ...query, ...shared } }),
    first,
  )
  if (!answer.ok) return undefined
  const { configuration, choices, designerUrl } = answer.payload
  const ofDesign = (known: readonly { value: string }[], offered: (typeof choices)['formatType']) =>
    offered.filter(({ value, chosen }) => chosen || known.some(one => one.value === value))

  const legend = (name: string) => translate(`configurator.${name}`)
  const sections: Section[] = [
    ...paletteSection(design, legend('colour')),
    ...choiceSection(ofDesign(design.calendarTypes, choices.calendarType), {
      name: 'calendarType',
      legend: legend('calendar-type'),
      look: 'cards',
      onlyAllowed: true,
    }),
    ...choiceSection(ofDesign(design.formats, choices.formatType), {
      name: 'formatType',
      legend: legend('format'),
      look: 'shapes',
      onlyAllowed: true,
      show: value => ({ shape: parseSheetShape(value) }),
    }),
    ...choiceSection(choices.mountingType, {
      name: 'mountingType',
      legend: legend('mounting'),
      look: 'cards',
      onlyAllowed: true,
      show: materialOf(translate, 'mounting'),
    }),
    ...choiceSection(choices.paperType, {
      name: 'paperType',
      legend: legend('paper'),
      look: 'cards',
      show: materialOf(translate, 'paper'),
    }),
    ...choiceSection(choices.refinementType, {
      name: 'refinementType',
      legend: legend('refinement'),
      look: 'cards',
      show: materialOf(translate),
    }),
    {
      look: 'select',
      name: 'startMonth',
      legend: legend('start-month'),
      options: Array.from({ length: 12 }, (_, index) => ({
        value: String(index + 1),
        name: monthName(index, shop.locale),
        chosen: index + 1 === configuration.startMonth,
      })),
    },
    {
      look: 'select',
      name: 'year',
      legend: legend('year'),
      options: yearsFrom(now.getUTCFullYear(), configuration.year, choices.years).map(year => ({
        value: String(year),
        name: String(year),
        chosen: year === configuration.year,
      })),
    },
    ...choiceSection(choices.weeks, {
      name: 'weeks',
      legend: legend('weeks'),
      look: 'cards',
      onlyAllowed: true,
    }),
    ...choiceSection(choices.months, {
      name: 'months',
      legend: legend('month-count'),
      look: 'cards',
      onlyAllowed: true,
    }),
    ...(choices.accessoryTypes.length > 0
      ? [
          {
            look: 'checks' as const,
            name: 'accessoryTypes[]',
            legend: legend('accessories'),
            choices: choices.accessoryTypes.map(({ value, name }) => ({
              value,
              name,
              chosen: configuration.accessoryTypes.includes(value),
            })),
          },
        ]
      : []),
    {
      look: 'quantity',
      name: 'amount',
      legend: legend('amount'),
      ...quantityTiers(answer.payload, choices.amount),
    },
  ]
  return {
    sections,
    hiddenFields: [['designGroupId', design.designGroupId]],
    corrections: answer.corrections,
    price: configuredPrice(answer.payload),
    facts: [periodText(configuration, shop.locale, translate)],
    designer: designerUrl,
    delivery: deliveryItemOf('calendar', configuration),
  }
}

const monthName = (index: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, index, 15)),
  )

/** Month and year from the address, else the start that product pages suggest. */
function startFields(query: URLSearchParams, now: Date): { startMonth: string; year: string } {
  const suggested = suggestedCalendarStart(now)
  const { year, month } = monthOf(query.get('startDate') ?? '') ?? suggested
  const isAnotherYear = query.has('year') && query.get('year') !== String(year)
  return { startMonth: String(isAnotherYear ? 1 : month), year: String(year) }
}

/** The months of its sheets: `Januar bis Dezember 2027`, `April 2027 bis März 2028`; of a week planner, its days. */
function periodText(
  { startMonth, year, months, weeks }: { startMonth: number; year: number; months: number; weeks: number },
  locale: Locale,
  translate: Translate,
): string {
  if (weeks > 0) {
    const { from, until } = plannerSpan(locale, { year, month: startMonth }, weeks)
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const text = (day: string) => date.format(Date.parse(day))
    return translate('configurator.months', { from: text(from), to: text(until) })
  }
  const isOneYear = startMonth + months <= 13
  const text = (month: number, withYear: boolean) =>
    new Intl.DateTimeFormat(locale, {
      month: 'long',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(Date.UTC(year, month - 1, 15))
  return translate('configurator.months', {
    from: text(startMonth, !isOneYear),
    to: text(startMonth + months - 1, true),
  })
}

/** From the current year on, including the chosen one. */
function yearsFrom(
  current: number,
  chosen: number,
  { from, until }: { from: number; until: number },
): number[] {
  const first = Math.max(from, Math.min(current, chosen))
  const last = Math.min(until, Math.max(current, chosen) + YEARS_AHEAD)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
