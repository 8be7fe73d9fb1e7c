import { getCalendarPrice } from '@passepartout/contracts'
import { deliveryItemOf } from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { askCorrected, askedFields } from './ask-corrected.ts'
import type { Configurator, Section } from './configurator.ts'
import { configuredPrice, quantityTiers } from './configured-price.ts'
import { materialOf } from './materials.ts'
import { type DesignChoice, paletteSection } from './palette-section.ts'
import { choiceSection, shapeOf } from './sections.ts'

const FIELDS = [
  'calendarType',
  'formatType',
  'mountingType',
  'paperType',
  'refinementType',
  'startMonth',
  'year',
  'accessoryTypes',
  'amount',
]
const YEARS_AHEAD = 3

interface CalendarDesign extends DesignChoice {
  designGroupId: string
  calendarTypes: readonly { value: string }[]
  formats: readonly { value: string }[]
}

/** What can be chosen of a calendar in one design. */
export async function calendarConfigurator(
  design: CalendarDesign,
  context: LoadContext,
): Promise<Configurator | undefined> {
  const { api, query, shop, log } = context
  const translate = translatorFor(shop, log)
  const shared = { designGroupId: design.designGroupId, designId: design.palette ?? '' }
  const first = { calendarType: design.calendarTypes[0]?.value ?? '', ...askedFields(query, FIELDS) }
  const answer = await askCorrected(
    asked => api.call(getCalendarPrice, { query: { ...asked, ...shared } }),
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
      show: value => ({ shape: shapeOf(value) }),
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
      options: yearsFrom(configuration.year, choices.years).map(year => ({
        value: String(year),
        name: String(year),
        chosen: year === configuration.year,
      })),
    },
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
    kept: [['designGroupId', design.designGroupId]],
    corrections: answer.corrections,
    price: configuredPrice(answer.payload),
    facts: [],
    designer: designerUrl,
    delivery: deliveryItemOf('calendar', configuration),
  }
}

const monthName = (index: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, index, 15)),
  )

/** The chosen year with the ones around it that anybody could mean. */
function yearsFrom(chosen: number, { from, until }: { from: number; until: number }): number[] {
  const first = Math.max(from, chosen - 1)
  const last = Math.min(until, chosen + YEARS_AHEAD)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
