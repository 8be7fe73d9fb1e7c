import type { Catalogue } from '../../catalogue/schema.ts'
import { CALENDAR_BINDINGS, CALENDAR_FORMATS, CALENDAR_TYPES } from '../../catalogue/vocabulary.ts'
import type { DataPathProblem, KindData } from '../kind-data-loaders.ts'
import { comparePrices } from '../shared/compare-prices.ts'
import { calendarBindings, calendarDefinition, calendarFormats } from './configuration.ts'
import {
  type CalendarDefinition,
  type CalendarPriceList,
  calendarConfigurationSchema,
  calendarPricesSchema,
  calendarSchema,
} from './schema.ts'

export const calendarData: KindData<CalendarPriceList, CalendarDefinition> = {
  configuration: calendarConfigurationSchema,
  isSaidBy: ({ calendarType }) => Boolean(calendarType),
  pageFields: { startDate: 'word', year: /^20\d\d$/, palette: 'word', color: 'word' },
  files: 'calendars',
  definition: { schema: calendarSchema, check: checkDefinition },
  prices: { schema: calendarPricesSchema, check: checkPrices },
  campaignIds: () => [...CALENDAR_TYPES, ...CALENDAR_FORMATS, ...CALENDAR_BINDINGS],
}

function checkDefinition({ types, formats, papers }: CalendarDefinition): DataPathProblem[] {
  const problems: DataPathProblem[] = []
  const addProblem = (path: string, message: string) => problems.push({ path, message })
  for (const id of CALENDAR_TYPES) {
    if (types.filter(type => type.id === id).length !== 1) addProblem('types', `"${id}" must be there once`)
  }
  types.forEach((type, index) => {
    const { formatType, mountingType } = type.default
    if (!calendarBindings(type, formatType).includes(mountingType))
      addProblem(`types[${index}].default`, 'is not among the variants')
    for (const paper of type.papers) {
      if (!papers[paper]) addProblem(`types[${index}].papers`, `the paper "${paper}" is not described`)
    }
    if (type.months.some((count, at) => count <= (type.months[at - 1] ?? 0)))
      addProblem(`types[${index}].months`, 'must ascend')
    if (!type.refinements.includes('none')) addProblem(`types[${index}].refinements`, 'must allow none')
  })
  for (const format of CALENDAR_FORMATS) {
    const { widthMm, heightMm } = formats[format]
    if (format.endsWith('-quer') && widthMm <= heightMm)
      addProblem(`formats.${format}`, 'must be a landscape')
    if (format.endsWith('-hoch') && heightMm <= widthMm) addProblem(`formats.${format}`, 'must be a portrait')
    if (!types.some(type => calendarFormats(type).includes(format)))
      addProblem('types', `none comes in "${format}"`)
  }
  return problems
}

/** Checks that every calendar that can be made has its price, and nothing else has one. */
function checkPrices(list: CalendarPriceList, catalogue: Catalogue): DataPathProblem[] {
  const { types } = calendarDefinition(catalogue)
  const formats = [...new Set(types.flatMap(calendarFormats))]
  return [
    ...comparePrices('formats', formats, list.formats),
    ...formats.flatMap(format =>
      comparePrices(
        `formats.${format}`,
        types.flatMap(type => calendarBindings(type, format)),
        list.formats[format] ?? {},
      ),
    ),
    ...comparePrices('furtherMonths', formats, list.furtherMonths),
    ...comparePrices(
      'weeks',
      types.filter(({ weeks }) => weeks !== undefined).flatMap(calendarFormats),
      list.weeks,
    ),
    ...comparePrices(
      'papers',
      types.flatMap(({ papers }) => papers),
      list.papers,
    ),
    ...comparePrices(
      'refinements',
      types.flatMap(({ refinements }) => refinements),
      list.refinements,
    ),
    ...comparePrices(
      'accessories',
      types.flatMap(({ accessories }) => accessories),
      list.accessories,
    ),
  ]
}
