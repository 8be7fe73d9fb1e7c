import { askCorrected, getCalendarPrice } from '@passepartout/contracts'
import type { SheetPlan } from '@passepartout/designer'
import { addMonths, type CalendarDesign, designsOf } from '@passepartout/designs'
import {
  calendarDefinition,
  calendarTypeOf,
  formatSize,
  localised,
  parseDesignerUrl,
} from '@passepartout/domain'
import { fittingDesign } from './fitting-design.ts'
import {
  type AddressOf,
  askedOf,
  chosenName,
  type OpenContext,
  type Opened,
  openedAddress,
  priceOf,
} from './open-context.ts'
import { plainPlan, sheetPlan } from './sheet-plan.ts'

const NAMES = [
  'calendarType',
  'formatType',
  'mountingType',
  'paperType',
  'refinementType',
  'startMonth',
  'year',
  'accessoryTypes',
  'amount',
  'designGroupId',
  'designId',
]

/** A calendar: its cover and a sheet for every month from its start. */
export async function openCalendar(
  { params, extras }: AddressOf<'calendar'>,
  context: OpenContext,
): Promise<Opened | undefined> {
  const { client, shop } = context
  const { catalogue, designs } = context.data
  const answer = await askCorrected(
    query => client.call(getCalendarPrice, { query: query as never }),
    askedOf(params, NAMES),
  )
  if (!answer.ok) return undefined
  const { payload, asked } = answer
  const { calendarType, formatType, mountingType, startMonth, year, refinementType } = payload.configuration
  const definition = calendarDefinition(catalogue)
  const format = Object.entries(definition.formats).find(([id]) => id === formatType)?.[1]
  const mounting = Object.entries(definition.mountings).find(([id]) => id === mountingType)?.[1]
  const type = calendarTypeOf(definition, calendarType)
  if (!format || !type) return undefined
  const fits = ({ calendar }: CalendarDesign) =>
    calendar.calendarTypes.some(one => one === calendarType) &&
    calendar.formats.some(one => one === formatType)
  const chosen = fittingDesign(designsOf(designs, 'calendar'), params.designGroupId, params.designId, fits)
  const { design, palette } = chosen
  const { bleedMm: bleed, safeMm } = definition.print
  const { edge, mm } = mounting?.keepFree ?? { edge: 'top', mm: 0 }
  // Where the spiral or the block sits, nothing important may stand.
  const safe = { top: safeMm, right: safeMm, bottom: safeMm, left: safeMm, [edge]: Math.max(safeMm, mm) }
  const start = { year, month: startMonth }
  const words = new Intl.DateTimeFormat(shop.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const months = Array.from({ length: type.sheets }, (_, later) => {
    const month = addMonths(start, later)
    const name = words.format(Date.UTC(month.year, month.month - 1, 15))
    return {
      ...{ id: `month-${later + 1}`, page: `month-${(later % 2) + 1}`, later },
      label: { key: 'month', params: { month: name } },
    }
  })
  const sheets = [
    ...(type.cover ? [{ id: 'cover', page: 'cover', later: 0, label: { key: 'cover' } }] : []),
    ...months,
  ]
  const pages: (SheetPlan | undefined)[] = sheets.map(({ id, page, later, label }) =>
    design
      ? sheetPlan(
          { library: designs, locale: shop.locale, print: { bleed, safe } },
          { id, label },
          {
            ...{ kind: 'calendar', design: design.id, palette, page, ...format, start, later },
            refinement: refinementType as never,
          },
        )
      : plainPlan({ id, label, ...format, bleed, safe: safeMm }, { withPhoto: true }),
  )
  const answered = parseDesignerUrl(payload.designerUrl, context.current)?.params ?? {}
  const named = design ? { ...answered, designGroupId: design.id, designId: palette } : answered
  const { choices } = payload
  const refined = chosenName(choices.refinementType)
  const extra = choices.accessoryTypes.filter(({ value }) =>
    payload.configuration.accessoryTypes.includes(value),
  )
  const first = months[0]?.label.params.month ?? ''
  const last = months.at(-1)?.label.params.month ?? ''
  const fact = (field: string, value: string) => ({ field, value })
  return {
    configurator: 'calendar',
    kind: 'calendar',
    address: openedAddress('calendar', params, { asked, names: NAMES, answered: named }, extras),
    design: design ? localised(design.name, shop.locale) : null,
    size: formatSize(format, shop.locale),
    facts: [
      fact('calendarType', chosenName(choices.calendarType)),
      fact('formatType', chosenName(choices.formatType)),
      fact('start', `${first} – ${last}`),
      fact('mounting', chosenName(choices.mountingType)),
      fact('paper', chosenName(choices.paperType)),
      ...(refinementType === 'none' ? [] : [fact('refinement', refined)]),
      ...(extra.length > 0 ? [fact('accessories', extra.map(({ name }) => name).join(', '))] : []),
      fact('quantity', String(payload.quantity)),
    ],
    corrections: [
      ...answer.corrections,
      ...(chosen.isStrange
        ? [
            context.noSuchDesign(
              params.designGroupId ?? '',
              design ? localised(design.name, shop.locale) : null,
            ),
          ]
        : []),
    ],
    ...priceOf(payload),
    viewing: 'hand',
    pages: pages.flatMap(page => page ?? []),
  }
}
