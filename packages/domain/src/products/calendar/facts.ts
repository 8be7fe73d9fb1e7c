import {
  type DesignerAddressRules,
  type Nullable,
  omitUndefined,
  printFinishOf,
  validCount,
  type YearMonth,
} from '../../designer/designer-address-rules.ts'
import type { KindMetadata } from '../kind.ts'

/** Parameters of a calendar in a designer's address. Values are validated by the calendar rules, not here. */
export interface CalendarDesignerParams {
  calendarType?: string
  formatType?: string
  mountingType?: string
  paperType?: string
  refinementType?: string
  designGroupId?: string
  designId?: string
  /** 1 to 12. */
  startMonth: number
  year: number
  /** Absent means twelve (stored addresses have none). */
  months?: number
  /** Absent means a sheet a month. */
  weeks?: number
  amount?: number
  /** `ohne` means none (spec 2). */
  accessoryTypes: string[]
}

export interface CalendarDesignerInput extends Nullable<CalendarDesignerParams> {
  /** `2027-01-01` or `2027-01`: month and year together. */
  startDate?: string | undefined
}

/** Month and year of a day such as `2027-01-31` or of a month such as `2027-01`. */
export function monthOf(date: string): YearMonth | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})(?!\d)/.exec(date) ?? []
  const found = { year: Number(year), month: Number(month) }
  return isYear(found.year) && isMonth(found.month) ? found : undefined
}

const isMonth = (month: number | undefined): month is number =>
  Number.isInteger(month) && Number(month) >= 1 && Number(month) <= 12
const isYear = (year: number | undefined): year is number =>
  Number.isInteger(year) && Number(year) >= 2000 && Number(year) <= 2999

/** Not written into addresses, as those from before longer calendars name no length. */
const SHORTEST = 12

/** Start month and year: as given, else from the start date, else the current ones (spec 2). */
export const calendarDesigner: DesignerAddressRules<CalendarDesignerParams, CalendarDesignerInput> = {
  fields: {
    calendarType: 'text',
    formatType: 'text',
    mountingType: 'text',
    paperType: 'text',
    refinementType: 'text',
    designGroupId: 'text',
    designId: 'text',
    startMonth: 'number',
    year: 'number',
    months: 'number',
    weeks: 'number',
    amount: 'number',
    accessoryTypes: 'list',
  },
  alsoRead: query => ({ startDate: query.get('startDate') ?? undefined }),
  complete: (
    { startDate, startMonth, year, accessoryTypes, refinementType, amount, months, weeks, ...words },
    current,
  ) => {
    const start = monthOf(startDate ?? '') ?? current
    return {
      ...omitUndefined({
        ...words,
        refinementType: printFinishOf(refinementType),
        amount: validCount(amount),
        months: months === SHORTEST ? undefined : validCount(months),
        weeks: validCount(weeks),
      }),
      startMonth: isMonth(startMonth) ? startMonth : start.month,
      year: isYear(year) ? year : start.year,
      accessoryTypes: accessoryTypes?.length ? accessoryTypes : ['ohne'],
    }
  },
}

export const calendarFacts = {
  word: 'calendar',
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  madeByField: 'calendarType',
  line: 'designed',
  designer: calendarDesigner,
  designs: { folder: 'calendars', needs: ['designGroupId', 'designId'] },
} as const satisfies KindMetadata
