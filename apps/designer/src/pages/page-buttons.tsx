import {
  type Document,
  type Element,
  findAsset,
  intersect,
  isCustomerStencil,
  isCustomerText,
  isFreeSlot,
  isOrnament,
  type Page,
  type PhotoSlot,
  textOf,
  trimBox,
} from '@passepartout/document'
import { ImagePlus, Lock } from 'lucide-react'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { boxStyle } from '../canvas/box-style.ts'
import type { useCanvasPointers } from '../canvas/use-canvas-pointers.ts'
import { useDragBox } from '../canvas/use-drag-box.ts'
import { type LiveViewTransform, ViewLayer } from '../canvas/view-layer.tsx'
import type { ViewTransform } from '../canvas/view-transform.ts'
import type { ConfiguredPage } from '../data/configured-product.ts'
import { gradeWord, sharpnessOf } from '../product/quality.ts'
import { CornerHandles, OrnamentOnPage, StencilOnPage, TextHandles } from '../shell/lazy-parts.tsx'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { nudgeByKey } from '../text/nudge-by-key.ts'
import { type TextField, textFieldsOf } from '../text/text-fields.ts'
import { TextOnPage } from '../text/text-on-page.tsx'
import { fieldName } from '../text/texts-panel.tsx'

interface PageSceneProps {
  page: Page
  plan: ConfiguredPage
  fit: LiveViewTransform
  surface: ReturnType<typeof useCanvasPointers>
}

/** The elements of the page as real buttons in reading order, exactly over the drawing (designer.md 6). */
export function PageButtons({ page, plan, fit, surface }: PageSceneProps) {
  const { t } = useDesigner()
  return (
    <section
      className="scene-tree"
      style={{ inset: 0 }}
      aria-label={t('scene.page', { page: t(`page.${plan.label.key}`, plan.label.params) })}
      {...surface}
    >
      <ViewLayer className="scene-places" fit={fit}>
        <SlotButtons page={page} scale={fit.laid.scale} />
      </ViewLayer>
    </section>
  )
}

/** Memoised: renders when the page changes, not while the view moves. */
const SlotButtons = memo(function SlotButtons({ page, scale }: { page: Page; scale: number }) {
  const fit = useMemo(() => ({ scale, x: 0, y: 0 }), [scale])
  const slots = page.elements.filter(element => element.type === 'photo').toSorted(inReadingOrder)
  const texts = textFieldsOf(page)
  const figures = page.elements.filter(isCustomerStencil)
  const ornaments = page.elements.filter(isOrnament)
  const order = [...slots, ...figures, ...ornaments, ...texts.map(({ element }) => element)].toSorted(
    inReadingOrder,
  )
  return order.map(element => {
    if (element.type === 'stencil')
      return <StencilOnPage key={element.id} figure={element} pageId={page.id} scale={fit.scale} />
    if (element.type === 'artwork')
      return <OrnamentOnPage key={element.id} ornament={element} scale={fit.scale} />
    if (element.type === 'photo')
      return <SlotButton key={element.id} slot={element} number={slots.indexOf(element) + 1} fit={fit} />
    const field = texts.find(text => text.element === element)
    return field && <TextButtons key={element.id} field={field} fit={fit} />
  })
})

const inReadingOrder = (a: Element, b: Element) => a.box.y - b.box.y || a.box.x - b.box.x

/** A text as a button labelled with its content; a text field while it is open. */
function TextButtons({ field, fit }: { field: TextField; fit: ViewTransform }) {
  const designer = useDesigner()
  const { t, editor } = designer
  const { element } = field
  const isSelected = useEditor(
    ({ session }) => session.mode === 'edit' && session.selection.includes(element.id),
  )
  const isOpen = useEditor(({ session }) => session.text === element.id)
  const button = useDragBox<HTMLButtonElement>(element, fit, isCustomerText(element))
  const name = fieldName(t, field)
  if (isOpen) return <TextOnPage element={element} fit={fit} label={name} />
  const words = (
    <button
      ref={button}
      type="button"
      className="scene-button"
      data-kind="text"
      data-scene={element.id}
      style={boxStyle(element, fit)}
      aria-pressed={isSelected}
      aria-label={t('scene.text', { name, words: textOf(element).replace(/\s+/g, ' ') })}
      onClick={event => {
        // The stage handles the mouse; this is Enter, Space or a screen reader.
        if (event.detail === 0) editor.session.openText(element.id)
      }}
      onKeyDown={event => isCustomerText(element) && nudgeByKey(designer, element, event)}
      onFocus={event => {
        if (event.currentTarget.matches(':focus-visible')) editor.session.select([element.id])
      }}
    />
  )
  return isSelected && isCustomerText(element) ? (
    <>
      {words}
      <TextHandles element={element} fit={fit} />
    </>
  ) : (
    words
  )
}

/** Visible part of a slot on a hardcover: the rest is folded around the boards. */
function seenOf(slot: PhotoSlot, { pages }: Document): PhotoSlot {
  const cover = pages.find(page => page.cover && page.elements.includes(slot))
  const seen = cover && slot.turn === 0 && intersect(slot.box, trimBox(cover))
  return seen ? { ...slot, box: seen } : slot
}

interface SlotButtonProps {
  slot: PhotoSlot
  number: number
  fit: ViewTransform
}

function SlotButton({ slot, number, fit }: SlotButtonProps) {
  const designer = useDesigner()
  const { t, data, kind, editor, photos } = designer
  const button = useDragBox<HTMLButtonElement>(slot, fit, isFreeSlot(slot))
  const document = useEditor(snapshot => snapshot.document)
  const isSelected = useEditor(
    ({ session }) => session.mode === 'edit' && session.selection.includes(slot.id),
  )
  const isEditing = useEditor(({ session }) => session.mode === 'edit')
  const asset = slot.photo && findAsset(document, slot.photo.assetId)
  // The label contains the photo's size once it is known.
  useDesign(() => asset !== null && photos.isMeasured(asset.id))
  const isTarget = useEditor(({ session }) => session.swapping?.over === slot.id)
  /** Drops the dragged photo into this slot; false where no swap is in progress. */
  const takeSwapped = () => {
    const { swapping } = editor.getSnapshot().session
    if (!swapping) return false
    editor.session.endSwap()
    editor.commands.swapPhotos(swapping.slotId, slot.id)
    return true
  }
  const isFree = isFreeSlot(slot)
  const handles = isFree && isSelected && <CornerHandles element={slot} fit={fit} turns />
  const common = {
    ref: button,
    type: 'button',
    'data-scene': slot.id,
    style: boxStyle(isFree ? slot : seenOf(slot, document), fit),
    onKeyDown: (event: KeyboardEvent) => {
      if (isFree) nudgeByKey(designer, slot, event)
    },
    'aria-pressed': isSelected,
    'data-swap': isTarget ? t('scene.swapHere') : undefined,
  } as const
  const onFocus = (event: { currentTarget: HTMLElement }) => {
    if (event.currentTarget.matches(':focus-visible')) editor.session.select([slot.id])
  }
  if (!asset) {
    const isTiny = Math.min(slot.box.width, slot.box.height) * fit.scale < 44
    const fill = () => {
      if (takeSwapped()) return
      editor.session.select([slot.id])
      void photos.choose({ place: true })
    }
    return (
      <button
        {...common}
        className="page-place"
        disabled={!isEditing}
        aria-label={t('slot.empty', { number })}
        onFocus={onFocus}
        // Keeps the press from the page below.
        onPointerDown={event => event.stopPropagation()}
        onClick={() => void fill()}
      >
        {!isTiny && <ImagePlus size={20} strokeWidth={1.6} aria-hidden />}
      </button>
    )
  }
  const sharpness = sharpnessOf(document, slot.id, photos.isMeasured, kind.quality(data))
  const light = sharpness ? gradeWord(t, sharpness.grade) : ''
  const key = asset.source === 'sample' ? 'scene.photoSample' : 'scene.photo'
  const label = t(key, { name: asset.alt || asset.name, light })
  const photo = (
    <button
      {...common}
      className="scene-button"
      aria-label={slot.pinned ? t('scene.pinned', { name: label }) : label}
      onClick={event => {
        // The stage handles the mouse; this is Enter, Space or a screen reader.
        if (event.detail !== 0) return
        if (!takeSwapped()) editor.session.openCrop(slot.id)
      }}
      onFocus={onFocus}
    >
      {slot.pinned && (
        <span className="scene-mark">
          <Lock size={16} aria-hidden />
        </span>
      )}
    </button>
  )
  return (
    <>
      {photo}
      {handles}
    </>
  )
}
