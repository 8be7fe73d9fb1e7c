import {
  type Box,
  createRun,
  DEFAULT_CROP,
  type Element,
  type ElementBase,
  type PlacedPhoto,
  type TextRole,
} from '@passepartout/document'
import { type Locale, localised } from '@passepartout/domain'
import type { DesignElement, DesignElementOf } from '../schema/elements.ts'

export interface ConversionContext {
  locale: Locale
  palette: string
  /** Hash of a drawing by its file name. */
  hashOf(file: string): string
  /** Whether a sample photo is shown. */
  hasPhoto(sample: string): boolean
}

type ElementConverter<K extends DesignElement['kind']> = (
  element: DesignElementOf<K>,
  base: ElementBase,
  from: ConversionContext,
) => Element

/**
 * Converts an element of a design file to an element of the document: its text in one language, its drawing by hash.
 */
export function elementFromDesign(
  element: DesignElement,
  id: string,
  box: Box,
  from: ConversionContext,
): Element {
  const base: ElementBase = { id, box, turn: element.rotate, locked: true }
  return (CONVERT[element.kind] as ElementConverter<DesignElement['kind']>)(element as never, base, from)
}

/** Names of the people a card is about: required. */
const REQUIRED: ReadonlySet<TextRole> = new Set(['names', 'first-name', 'second-name'])

const CONVERT: { [K in DesignElement['kind']]: ElementConverter<K> } = {
  artwork: ({ file, fileByPalette, opacity, view, hand }, base, { palette, hashOf }) => ({
    ...base,
    type: 'artwork',
    art: hashOf(fileByPalette[palette] ?? file),
    opacity,
    ...(view && { view }),
    ...(hand && { hand }),
  }),

  shape: ({ shape, path, fill, stroke, strokeMm, dashMm, radiusMm, opacity }, base) => ({
    ...base,
    type: 'shape',
    ...{ shape, strokeMm, radiusMm, opacity },
    path: path ?? null,
    fill: fill ?? null,
    stroke: stroke ?? null,
    dashMm: dashMm ?? null,
  }),

  photo: ({ mask, radiusMm, border, sample, focus, zoom }, base, { hasPhoto }) => {
    const photo: PlacedPhoto | null =
      sample !== undefined && hasPhoto(sample)
        ? { assetId: sample, crop: { ...DEFAULT_CROP, centre: { u: focus.x, v: focus.y }, zoom } }
        : null
    return { ...base, type: 'photo', required: true, mask, radiusMm, border: border ?? null, photo }
  },

  text: (element, base, { locale }) => {
    const { face, weight, italic, sizePt, trackingEm, leading, align, valign, wrap, caps, colour, opacity } =
      element
    return {
      ...base,
      type: 'text',
      role: element.field ?? null,
      required: element.field !== undefined && REQUIRED.has(element.field),
      own: false,
      runs: [createRun(typeof element.text === 'string' ? element.text : localised(element.text, locale))],
      calendar: null,
      ...{ face, weight, italic, sizePt, trackingEm, leading, align, valign, wrap, caps, colour, opacity },
      minSizePt: element.minSizePt ?? Math.min(sizePt, Math.max(5, sizePt * 0.6)),
      maxSizePt: Math.max(sizePt, Math.min(400, sizePt * 1.5)),
      set: null,
    }
  },

  'calendar-title': (element, base) => {
    const { face, weight, italic, sizePt, trackingEm, align, valign, caps, colour, opacity } = element
    return {
      ...base,
      type: 'text',
      role: null,
      required: false,
      own: false,
      runs: [createRun('')],
      calendar: { shows: element.shows, offset: element.offset },
      ...{ face, weight, italic, sizePt, trackingEm, align, valign, caps, colour, opacity },
      minSizePt: sizePt * 0.5,
      maxSizePt: sizePt,
      leading: 1,
      wrap: false,
      set: null,
    }
  },

  stencil: ({ mask, text, face, weight, trackingEm, fill, aroundMm }, base, { locale }) => ({
    ...base,
    type: 'stencil',
    mask: mask ?? null,
    words: text === undefined ? '' : localised(text, locale),
    ...{ face, weight, trackingEm, fill, aroundMm },
  }),

  'month-grid': (element, base, { locale }) => {
    const {
      kind: _kind,
      id: _id,
      x: _x,
      y: _y,
      width: _width,
      height: _height,
      rotate: _turn,
      ...look
    } = element
    return {
      ...look,
      ...base,
      type: 'month-grid',
      headFace: look.headFace ?? null,
      line: look.line ?? null,
      tint: look.tint ?? null,
      columns: look.columns.map(name => localised(name, locale)),
      weekWord: look.weekWord ? localised(look.weekWord, locale) : '',
      notes: look.notes ? localised(look.notes, locale) : '',
    }
  },
}
