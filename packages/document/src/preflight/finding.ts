import type { Quality } from '@passepartout/domain'
import type { Json, Page, Size } from '../model.ts'
import type { PageSizing } from '../page-sizing.ts'
import type { Patch } from '../patch.ts'

/** Rules of designer.md 9. */
export type FindingId =
  | 'empty-slot'
  | 'sample-photo'
  | 'broken-file'
  | 'original-pending'
  | 'combination'
  | 'too-small'
  | 'face-cut'
  | 'face-fold'
  | 'wrap-edge'
  | 'flash'
  | 'soft'
  | 'blurred'
  | 'crop-loss'
  | 'box-count'
  | 'duplicate'
  | 'empty-text'
  | 'sample-text'
  | 'sample-texts'
  | 'column-names'
  | 'event-overflow'
  | 'same-photo'
  | 'past-month'
  | 'event-weekday'
  | 'event-unsafe'
  | 'missing-birthdays'
  | 'day-photo-missing'
  | 'day-photo-small'
  | 'day-photo-soft'
  | 'text-overflow'
  | 'missing-glyph'
  | 'text-unsafe'
  | 'text-overlap'
  | 'text-wrap'
  | 'words-left'
  | 'foil-fine'
  | 'foil-covered'
  | 'thin-lines'
  | 'weekday'
  | 'impossible-date'
  | 'time-form'
  | 'spelling'
  | 'contrast'
  | 'proof-unread'
  | 'unknown-field'
  | 'merge-unused'
  | 'merge-empty'
  | 'merge-too-much'

/**
 * Blockers cannot be produced and prevent adding to the cart. Hints never prevent anything: the cart repeats strong
 * ones, unless the customer has answered "leave it so".
 */
export type Severity = 'block' | 'strong' | 'hint'

export interface Finding {
  id: FindingId
  /** Identifies this finding on this photo at this size; `kept` in the document contains such keys. */
  key: string
  severity: Severity
  pageId: string | null
  elementId: string | null
  assetId: string | null
  /** Parameters of the message, in mm, shares 0..1, ppi or metres. */
  params: Params
  /** In the order of display; only those that help. */
  repairs: Repair[]
  /** The customer has answered "leave it so". */
  kept: boolean
  /** For a mail merge: the affected records, from 0. */
  records?: readonly number[]
}

export type Params = Record<string, string | number>

export type RepairId =
  | 'place-photo'
  | 'fill-places'
  | 'choose-photo'
  | 'choose-original'
  | 'take-out'
  | 'remove-slot'
  | 'wait'
  | 'configuration'
  | 'zoom-100'
  | 'format'
  | 'whole-photo'
  | 'centre-crop'
  | 'show-subject'
  | 'edge'
  | 'into-bleed'
  | 'text-idea'
  | 'hide-text'
  | 'edit-text'
  | 'leave-out'
  | 'smaller-text'
  | 'larger-box'
  | 'move-inside'
  | 'larger-text'
  | 'no-foil'
  | 'thicker-lines'
  | 'right-weekday'
  | 'right-time'
  | 'right-word'
  | 'remember-word'
  | 'readable-colour'
  | 'proof-read'
  | 'edit-names'
  | 'name-columns'
  | 'choose-start'
  | 'add-birthdays'
  | 'keep'
  | 'box-count'
  | 'take-away'

export interface Repair {
  id: RepairId
  effect: RepairEffect
  /** Parameters of the button's text, describing the result. */
  params: Params
}

export type RepairEffect =
  /** Changes the document only. */
  | { type: 'patch'; patch: Patch }
  /** Changes the product; with `page` the document's pages are resized. */
  | { type: 'configuration'; configuration: Json; page?: PageSizing }
  /** Needs the customer: the screen opens the tray or the file dialog, or waits. */
  | { type: 'ask'; action: UiAction; elementId?: string; word?: string }

export type UiAction =
  | 'choose-photo'
  | 'choose-original'
  | 'wait'
  /** Opens text suggestions for the finding's element, or its field. */
  | 'text-idea'
  | 'edit-text'
  | 'proof-read'
  /** Adds a word to the dictionary of this device. */
  | 'remember-word'
  /** Opens the mail merge table. */
  | 'edit-names'
  /** Opens the names of a planner's columns. */
  | 'name-columns'
  /** Opens the choice of a calendar's first month. */
  | 'choose-start'

/** The grade of a photo in its slot; metres for wall art only. */
export type QualityAssessment = Pick<Quality, 'grade' | 'sharpFromMetres'>

/** Grades effective pixels per inch on a front of this size in mm, by the shop's quality light. */
export type QualityRule = (ppi: number, front: Size, page: Page) => QualityAssessment
