import { getCalendarPrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { designsOf, FIRST_SHEETS } from '@passepartout/designs'
import {
  type CalendarConfiguration,
  calendarChoices,
  calendarDefinition,
  calendarTypeOf,
  monthsOfCalendar,
  normaliseProduct,
  type PartCode,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { named } from '../listing/index.ts'
import {
  pricePartLabels,
  priceProductForShop,
  pricesByChoice,
  refuseConfiguration,
  requestedProduct,
  toChoicePayloads,
  toPricePayload,
} from '../prices/index.ts'
import { calendarLink } from './calendar-link.ts'

const PARTS = {
  format: 'calendar-formats',
  paper: 'photobook-papers',
  refinement: 'refinements',
  accessory: 'card-accessory-types',
} as const

export const getCalendarPriceRoute = route(
  getCalendarPrice,
  schemas.getCalendarPrice,
  async (context, { query: { amount = 1, designGroupId, designId, ...input } }) => {
    const { catalogue, shop, translate } = context
    const requested = requestedProduct(context, 'calendar', input)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    const price = await priceProductForShop(context, requested.configuration, amount)
    if (!price.ok) return refuseConfiguration(price.problems, translate)
    const { kind: _kind, ...configuration } = requested.configuration
    const type = calendarTypeOf(calendarDefinition(catalogue), configuration.calendarType)
    return success({
      configuration: {
        ...configuration,
        months: type ? monthsOfCalendar(type, configuration) : 12,
        weeks: configuration.weeks ?? 0,
      },
      ...toPricePayload(price, shop, partLabels(context)),
      choices: choicesFor(context, requested.configuration, { amount, designGroupId }),
      designerUrl: calendarLink(context, { ...configuration, designGroupId, designId, amount }),
    })
  },
  { isPublic: true },
)

/** Labels of the parts; a number of months is labelled with its unit. */
function partLabels({ catalogue, shop, translate }: CallContext) {
  const label = pricePartLabels(catalogue, shop, PARTS)
  return (part: { code: PartCode; value: string }) =>
    part.code === 'months' || part.code === 'weeks'
      ? translate(`calendar.${part.code}`, { count: Number(part.value) })
      : label(part)
}

interface ChosenDesign {
  amount: number
  designGroupId: string | undefined
}

function choicesFor(
  context: CallContext,
  configuration: CalendarConfiguration,
  { amount, designGroupId }: ChosenDesign,
) {
  const { catalogue, shop, translate, now } = context
  const complete = (changed: CalendarConfiguration) =>
    normaliseProduct(catalogue, 'calendar', { ...changed }, shop, now).configuration
  const priceWith = pricesByChoice(context, configuration, amount, complete)
  const choices = calendarChoices(catalogue, configuration, shop)
  const shown = (
    field: 'calendarType' | 'formatType' | 'mountingType' | 'paperType' | 'refinementType',
    group: Parameters<typeof named>[1],
  ) =>
    toChoicePayloads<string>(
      choices[field],
      translate,
      value => named(context, group)(value).name,
      shop,
      priceWith(field),
    )
  return {
    calendarType: shown('calendarType', 'calendar-types'),
    formatType: shown('formatType', 'calendar-formats'),
    mountingType: shown('mountingType', 'calendar-mountings'),
    paperType: shown('paperType', 'photobook-papers'),
    refinementType: shown('refinementType', 'refinements'),
    months: toChoicePayloads(
      choices.months.map(choice => ({ ...choice, value: String(choice.value) })),
      translate,
      value => translate('calendar.months', { count: Number(value) }),
      shop,
      priceWith('months'),
    ),
    weeks: hasWeekSheets(context, designGroupId)
      ? toChoicePayloads(
          choices.weeks.map(choice => ({ ...choice, value: String(choice.value) })),
          translate,
          value =>
            translate(value === '0' ? 'calendar.by-month' : 'calendar.by-week', { count: Number(value) }),
          shop,
          priceWith('weeks'),
        )
      : [],
    accessoryTypes: choices.accessoryTypes.map(named(context, 'card-accessory-types')),
    years: choices.years,
    amount: calendarDefinition(catalogue).quantity,
  }
}

/** Whether a design has sheets for weeks; without a design, any may be chosen. */
const hasWeekSheets = ({ designs }: CallContext, designGroupId: string | undefined): boolean => {
  const all = designsOf(designs, 'calendar')
  const design = all.find(({ id }) => id === designGroupId)
  return design ? design.pages.some(({ id }) => id === FIRST_SHEETS.weeks) : true
}
