import { fetchWithCorrections, getCalendarPrice } from '@passepartout/contracts'
import { type CalendarDesign, designsOf, FIRST_SHEETS } from '@passepartout/designs'
import {
  addMonths,
  firstWeekday,
  plannerSpan,
  spanName,
  weekFrom,
  weekLabel,
  weekSpan,
} from '@passepartout/document'
import {
  calendarDefinition,
  calendarTypeOf,
  deliveryItemOf,
  formatSize,
  inOneName,
  localised,
  parseDesignerUrl,
} from '@passepartout/domain'
import { findCompatibleDesign } from './compatible-design.ts'
import { createInitialDocument, type SheetSpec } from './initial-document.ts'
import {
  canonicalDesignerAddress,
  type DesignerAddressOf,
  nameOfChosen,
  type OpenContext,
  type OpenedConfiguration,
  priceOf,
  requestedParams,
} from './open-context.ts'
import { choiceRow, designRows, offeredBy, plainRow } from './product-rows.ts'

const NAMES = [
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
  'designGroupId',
  'designId',
]

/** A calendar: its cover and a sheet for each month from the start. */
export async function openCalendar(
  { params, extras }: DesignerAddressOf<'calendar'>,
  context: OpenContext,
): Promise<OpenedConfiguration | undefined> {
  const { client, shop } = context
  const { catalogue, designs } = context.data
  const answer = await fetchWithCorrections(
    query => client.call(getCalendarPrice, { query: query as never }),
    requestedParams(params, NAMES),
  )
  if (!answer.ok) return undefined
  const { payload, query } = answer
  const { calendarType, formatType, mountingType, startMonth, year, refinementType } = payload.configuration
  const { months: count, weeks } = payload.configuration
  const definition = calendarDefinition(catalogue)
  const format = Object.entries(definition.formats).find(([id]) => id === formatType)?.[1]
  const mounting = Object.entries(definition.mountings).find(([id]) => id === mountingType)?.[1]
  const type = calendarTypeOf(definition, calendarType)
  if (!format || !type) return undefined
  const sheet = FIRST_SHEETS[weeks > 0 ? 'weeks' : 'months']
  const fits = ({ calendar, pages }: CalendarDesign) =>
    pages.some(({ id }) => id === sheet) &&
    calendar.calendarTypes.some(one => one === calendarType) &&
    calendar.formats.some(one => one === formatType)
  const chosen = findCompatibleDesign(
    designsOf(designs, 'calendar'),
    params.designGroupId,
    params.designId,
    fits,
  )
  const { design, palette } = chosen
  const { bleedMm: bleed, safeMm } = definition.print
  const { edge, mm } = mounting?.keepFree ?? { edge: 'top', mm: 0 }
  // Keeps important content away from the binding (spiral or block).
  const safe = { top: safeMm, right: safeMm, bottom: safeMm, left: safeMm, [edge]: Math.max(safeMm, mm) }
  const start = { year, month: startMonth }
  const words = new Intl.DateTimeFormat(shop.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const plain = (id: string, month: number | null): SheetSpec['plain'] => ({
    id,
    role: month === null ? 'cover' : 'sheet',
    month,
    ...{ ...format, bleed, safe },
    slots: [{ id: `${id}.photo`, box: 'full' }],
  })
  const months = Array.from({ length: count }, (_, later) => {
    const month = addMonths(start, later)
    const name = words.format(Date.UTC(month.year, month.month - 1, 15))
    return {
      label: { key: 'month', params: { month: name } },
      wanted: { page: `month-${(later % 2) + 1}`, month: later },
      plain: plain(`month-${later + 1}`, later),
    }
  })
  const firstDay = firstWeekday(shop.locale)
  const weekSheets = Array.from({ length: weeks }, (_, later) => {
    const days = weekSpan(weekFrom(start, later, firstDay))
    return {
      label: { key: 'month', params: { month: weekLabel(shop.locale, days) } },
      wanted: { page: sheet, month: later },
      plain: plain(`week-${later + 1}`, later),
    }
  })
  const sheets = weeks > 0 ? weekSheets : months
  const cover = { label: { key: 'cover' }, wanted: { page: 'cover' }, plain: plain('cover', null) }
  const opened = createInitialDocument({
    kind: 'calendar',
    sheets: type.cover ? [cover, ...sheets] : sheets,
    ...{ library: designs, design, palette, locale: shop.locale, trim: format },
    refinement: refinementType as never,
    print: { bleed, safe },
    calendar: {
      ...{ start, region: null, holidays: {}, events: [], names: [] },
      ...(weeks === 0 && count !== USUAL_MONTHS && { months: count }),
      ...(weeks > 0 && { weeks }),
    },
  })
  const answered = parseDesignerUrl(payload.designerUrl, context.current)?.params ?? {}
  const named = design ? { ...answered, designGroupId: design.id, designId: palette } : answered
  const { choices } = payload
  const refined = nameOfChosen(choices.refinementType)
  const extra = choices.accessoryTypes.filter(({ value }) =>
    payload.configuration.accessoryTypes.includes(value),
  )
  const [first, last] = [sheets[0], sheets.at(-1)].map(one => one?.label.params.month ?? '')
  const period =
    weeks > 0 ? spanName(shop.locale, plannerSpan(shop.locale, start, weeks)) : `${first} – ${last}`
  const fact = (field: string, value: string) => ({ field, value })
  return {
    address: canonicalDesignerAddress('calendar', params, { query, names: NAMES, answered: named }, extras),
    design: design ? localised(design.name, shop.locale) : null,
    size: formatSize(format, shop.locale),
    rows: [
      ...plainRow(
        'startMonth',
        'startMonth',
        Array.from({ length: 12 }, (_, index) => ({
          value: String(index + 1),
          name: monthName(index, shop.locale),
          chosen: index + 1 === startMonth,
        })),
      ),
      ...plainRow(
        'year',
        'year',
        yearsAround(year, choices.years).map(one => ({
          ...{ value: String(one), name: String(one), chosen: one === year },
        })),
      ),
      ...choiceRow('weeks', 'weeks', choices.weeks),
      ...choiceRow('months', 'months', choices.months),
      ...designRows({
        ...{ library: designs, locale: shop.locale, design, palette, designs: chosen.possible },
        ...{ params: { design: 'designGroupId', palette: 'designId' }, page: sheet },
      }),
      ...choiceRow('formatType', 'formatType', offeredBy(design?.calendar.formats, choices.formatType)),
      ...choiceRow('mounting', 'mountingType', choices.mountingType),
      ...choiceRow('paper', 'paperType', choices.paperType),
      ...choiceRow('refinement', 'refinementType', choices.refinementType),
    ],
    facts: [
      fact('calendarType', nameOfChosen(choices.calendarType)),
      fact('formatType', nameOfChosen(choices.formatType)),
      fact('start', period),
      fact('mounting', nameOfChosen(choices.mountingType)),
      fact('paper', nameOfChosen(choices.paperType)),
      ...(refinementType === 'none' ? [] : [fact('refinement', refined)]),
      ...(extra.length > 0
        ? [
            fact(
              'accessories',
              inOneName(
                shop.locale,
                extra.map(({ name }) => name),
              ).join(', '),
            ),
          ]
        : []),
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
    made: deliveryItemOf('calendar', payload.configuration),
    viewing: 'hand',
    ...opened,
  }
}

const YEARS_AHEAD = 3
/** Not stored in documents, as those from before longer calendars name no length. */
const USUAL_MONTHS = 12

const monthName = (index: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 15))

/** The chosen year, with the previous and following ones on offer. */
function yearsAround(chosen: number, { from, until }: { from: number; until: number }): number[] {
  const first = Math.max(from, chosen - 1)
  const last = Math.min(until, chosen + YEARS_AHEAD)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
