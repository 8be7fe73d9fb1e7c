export { type CalendarDays, withCalendarDays } from './calendar-days.ts'
export {
  firstWeekday,
  inBothLanguages,
  monthName,
  type NameLength,
  numbersWeeks,
  spanName,
  weekdayName,
  weekLabel,
} from './calendar-names.ts'
export {
  eventLabel,
  monthCount,
  monthOf,
  plannerSpan,
  SAMPLE_CALENDAR,
  sheetSpan,
  visibleWeek,
  weekOf,
  weekSpan,
} from './calendar-page.ts'
export { type CalendarSheet, calendarSheets, withFilledSheets } from './calendar-sheets.ts'
export { hasDayPhotos } from './change-day-photos.ts'
export { columnHeads, findColumns, withColumnName } from './column-names.ts'
export { type DayMark, dayMarks, hasDayMarks, hasSharedMarks } from './day-marks.ts'
export {
  dayPhotosIn,
  dayPhotosOn,
  dayPhotoWidth,
  LEAST_DAY_PHOTO_MM,
  LEAST_DAY_PHOTO_PPI,
  MOON_RADIUS,
  moonSpot,
  type PhotoCell,
  type PlacedDayPhoto,
  photoCell,
} from './day-photos.ts'
export { DAY_COLOURS, type DayRange, dayRanges, lanesOf, MOST_DAYS, rangeOf } from './day-ranges.ts'
export {
  addMonths,
  type DateSpan,
  daysOf,
  isoWeek,
  type MonthDay,
  monthSpan,
  weekFrom,
  weeksOf,
} from './month-days.ts'
export { type MoonPhase, moonPhases } from './moon-phases.ts'
export { type PrintedDay, printedDays } from './printed-days.ts'
export { type BarLane, barLane, cellInset, LEAST_DIGITS, tableCells, weekManners } from './table-cells.ts'
