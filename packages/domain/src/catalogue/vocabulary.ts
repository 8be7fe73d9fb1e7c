/** The twelve materials of the wall art (spec 3). */
export const MATERIALS = [
  'acrylglas',
  'aludibond',
  'backlitfolie',
  'echtglas',
  'forexplatte',
  'fototapete',
  'gallerybond',
  'hahnemuehle',
  'klebefolie',
  'leinwand',
  'poster',
  'pvcplane',
] as const
/** A catalogue may contain more materials than these; check with `hasMaterial`. */
export type Material = (typeof MATERIALS)[number] | (string & {})

export const FRAME_KINDS = [
  'alurahmen',
  'artbox',
  'fotorahmen',
  'holzrahmen',
  'kunststoffrahmen',
  'schattenfuge-leinwand',
  'schattenfuge-platte',
] as const
export type FrameKind = (typeof FRAME_KINDS)[number]
/** A frame kind, which means its default black finish, or one of its finishes, such as `holzrahmen-eiche`. */
export type FrameType = FrameKind | `${FrameKind}-${string}`

/** The two colours of the specification, and those it names among the frame extras. */
export const MAT_TYPES = ['mat-none', 'mat-weiss', 'mat-creme', 'mat-schwarz'] as const
export type MatType = (typeof MAT_TYPES)[number]

/** Visible width of the mat on each side, in millimetres (spec 3). */
export const MAT_SIZES = ['0', '30'] as const
export const MAT_COLOURS = ['creme', 'schwarz', 'weiss', 'none'] as const
export const FRAME_EXTRAS = [
  'back-normal',
  'glass-museum',
  'glass-normal',
  'frameWithMat',
  'emptyTemplate',
] as const

/**
 * Ratios and named groups of formats (spec 3), in the order of display; the last three are used in Great Britain only.
 */
export const FORMAT_GROUPS = [
  'standard',
  '3:2',
  '4:3',
  'square',
  '2:1',
  '3:1',
  '16:9',
  'din',
  '5:4',
  '4:1',
  '5:2',
  '5:1',
  '6:1',
  'fototapete',
  'hidden',
  'custom',
  'panoramic-wide',
  'panoramic-ultra-wide',
] as const
export type FormatGroupId = (typeof FORMAT_GROUPS)[number]

export const OCCASIONS = [
  'school-enrolment',
  'confirmation',
  'catholic-confirmation',
  'birth',
  'birthday',
  'wedding',
  'childrens-birthday',
  'communion',
  'easter',
  'christening',
  'mourning',
  'business-christmas',
  'private-christmas',
] as const
export type Occasion = (typeof OCCASIONS)[number]

export const CALENDAR_TYPES = [
  'familienplaner',
  'kuechenkalender',
  'terminkalender',
  'tischkalender',
  'wandkalender',
] as const
export type CalendarType = (typeof CALENDAR_TYPES)[number]

/** DIN sizes by orientation; numbers are millimetres, width first. */
export const CALENDAR_FORMATS = [
  'a3-hoch',
  'a3-quer',
  'a4-hoch',
  'a4-quer',
  'a5-quer',
  'a6-hoch',
  'a6-quer',
  '150-400',
  '200-400',
  '130-300',
  '145-145',
  '200-200',
  '300-300',
  '265-120',
] as const
export type CalendarFormat = (typeof CALENDAR_FORMATS)[number]

export const CALENDAR_BINDINGS = ['holzblock', 'holzfuss', 'lochung', 'spirale'] as const
export type CalendarBinding = (typeof CALENDAR_BINDINGS)[number]

export const PHOTOBOOK_TYPES = ['digitalfotobuch', 'echtfotobuch', 'fotoheft'] as const
export type PhotobookType = (typeof PHOTOBOOK_TYPES)[number]

export const PHOTOBOOK_BINDINGS = ['heftbindung', 'layflat', 'pur'] as const
export type PhotobookBinding = (typeof PHOTOBOOK_BINDINGS)[number]

export const PHOTOBOOK_COVERS = ['hard', 'soft'] as const
export type PhotobookCover = (typeof PHOTOBOOK_COVERS)[number]

export const PHOTOBOOK_PAPERS = ['standard', 'matt', 'glaenzend', 'feinstweiss'] as const
export type PhotobookPaper = (typeof PHOTOBOOK_PAPERS)[number]

export const PHOTOBOOK_ORIENTATIONS = ['din-landscape', 'din-portrait', 'square'] as const
export type PhotobookOrientation = (typeof PHOTOBOOK_ORIENTATIONS)[number]

/** `small` is a box of prints, `photoprint` means prints without a box (spec 3). */
export const PHOTOBOX_TYPES = ['small', 'photoprint'] as const
export type PhotoboxType = (typeof PHOTOBOX_TYPES)[number]

export const PHOTOBOX_SIZES = ['small', 'max'] as const
export type PhotoboxSize = (typeof PHOTOBOX_SIZES)[number]

export const PRINT_TYPES = ['simple', 'poster', 'fotopapier-matt', 'hahnemuehle'] as const
export type PrintType = (typeof PRINT_TYPES)[number]

/** Millimetres, width first. */
export const PHOTO_FORMATS = ['100x100', '100x120', '130x90', '150x100', '180x130', '300x200'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

export const CARD_ACCESSORY_TYPES = [
  'bag',
  'bow',
  'box',
  'envelope',
  'inlay',
  'pen',
  'posterbar',
  'ribbon',
  'screw',
  'seal',
  'standard',
] as const
export type CardAccessoryType = (typeof CARD_ACCESSORY_TYPES)[number]

/** Cut of a card beyond its rectangle: outline, or holes for ribbons and screws. */
export const CARD_DIE_CUTS = ['none', 'corners', 'arch', 'oval', 'hole', 'two-holes'] as const

/** Patterns printed on envelope linings. */
export const LINING_PATTERNS = ['stripes', 'dots'] as const
export type LiningPattern = (typeof LINING_PATTERNS)[number]

export const ENVELOPE_CLASSES = ['B6', 'C6', 'DINLANG', 'Other'] as const
export type EnvelopeClass = (typeof ENVELOPE_CLASSES)[number]

export const PRINT_FINISHES = ['none', 'gold', 'rosegold', 'silver', 'relief'] as const
export type PrintFinish = (typeof PRINT_FINISHES)[number]

export const CARD_FILTERS = [
  'aspectRatio',
  'category',
  'color',
  'label',
  'product',
  'punching',
  'style',
] as const
export type CardFilter = (typeof CARD_FILTERS)[number]

export const SORT_OPTIONS = ['sort', 'created', 'popularity'] as const
export type SortOption = (typeof SORT_OPTIONS)[number]

export const CONTENT_STATES = ['draft', 'published'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

export const UNITS = ['cm', 'in', 'none'] as const
export const CURRENCY_IDS = ['chf', 'eur', 'gbp', 'usd'] as const

export const isOccasion = (value: unknown): value is Occasion => OCCASIONS.includes(value as Occasion)
