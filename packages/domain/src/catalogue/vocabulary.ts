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
export type Material = (typeof MATERIALS)[number]

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
/** A frame kind, which means its default black finish, or one of its finishes: `holzrahmen-eiche`. */
export type FrameType = FrameKind | `${FrameKind}-${string}`

export const MAT_TYPES = ['mat-none', 'mat-weiss'] as const
export type MatType = (typeof MAT_TYPES)[number]

export const FORMAT_GROUPS = [
  '3:2',
  '4:3',
  'square',
  '2:1',
  '3:1',
  '16:9',
  'din',
  '5:4',
  '4:1',
  'fototapete',
  'panoramic-wide',
  'panoramic-ultra-wide',
] as const
export type FormatGroupId = (typeof FORMAT_GROUPS)[number]

export const OCCASIONS = [
  'school-enrolment',
  'confirmation',
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

export const isMaterial = (value: unknown): value is Material => MATERIALS.includes(value as Material)
export const isOccasion = (value: unknown): value is Occasion => OCCASIONS.includes(value as Occasion)
