/** Limits of a document. Larger ones are refused (or clamped, if that loses nothing). */
export const LIMITS = {
  /** Characters of the JSON text. */
  text: 4_000_000,
  /** Values in the whole tree. */
  values: 200_000,
  depth: 24,
  /** Enough for a wedding: a thousand photos. */
  pages: 1000,
  /** Stored pages of earlier configurations. */
  leftPages: 400,
  /** Of one print. */
  copies: 999,
  /** Characters on the back of a print. */
  backLength: 40,
  elementsPerPage: 200,
  assets: 2_000,
  kept: 500,
  /** Of one book. */
  proposals: 9_999,
  idLength: 128,
  titleLength: 120,
  nameLength: 255,
  altLength: 500,
  captionLength: 500,
  noticesPerAsset: 20,
  /** Pixels along one side of a photo. */
  pixels: 100_000,
  /** Millimetres of a trim box. */
  trim: { min: 10, max: 10_000 },
  /** Millimetres of bleed, safe margin and stretcher depth. */
  margin: 200,
  spine: 200,
  zoom: { min: 1, max: 16 },
  angle: 45,
  artworks: 100,
  /** Characters of one drawing. */
  artworkLength: 400_000,
  /** Characters of path data of a shape. */
  pathLength: 20_000,
  /** Characters of all runs of a text. */
  textLength: 4_000,
  /** Of all texts of a document: a hundred pages of prose. Layout of a million characters takes ten seconds. */
  letters: 200_000,
  runsPerText: 100,
  colours: 40,
  holidays: 400,
  /** Ten a year, for six years. */
  schoolHolidays: 60,
  events: 500,
  /** Days of a calendar with a photo. */
  dayPhotos: 120,
  /** Columns of a family planner. */
  calendarColumns: 7,
  /** Characters of an event or a column head. */
  eventLength: 80,
  /** Of a mail merge table: people, columns, characters of a cell and of the whole table. */
  records: 500,
  columns: 24,
  cellLength: 200,
  tableLength: 65_536,
  recordCopies: 999,
  wordings: 6,
  cases: 12,
  wordingLength: 1_000,
  /** Months of the longest calendar. */
  months: 60,
} as const

export const PAPER = '#ffffff'
