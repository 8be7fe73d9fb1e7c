import { findSlot } from '@passepartout/document'
import type { GestureHandle } from '@passepartout/editor'
import { FlipHorizontal2, Maximize, RotateCwSquare, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useSlot } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { useThrottledCrop } from './use-throttled-crop.ts'

const MOST = 400

/** Slider from the size that fills the opening to four times that; a drag is one undo step, each key press another. */
export function ZoomSlider() {
  const slot = useSlot()
  const { t, editor } = useDesigner()
  const percent = useThrottledCrop(crop => Math.round((crop?.fit === 'cover' ? crop.zoom : 1) * 100))
  const gesture = useRef<GestureHandle<{ zoom: number }> | null>(null)
  const end = () => {
    gesture.current?.commit()
    gesture.current = null
  }
  const share = ((Math.min(percent, MOST) - 100) / (MOST - 100)) * 100
  return (
    <div className="zoom">
      <button
        type="button"
        className="icon-button"
        aria-label={t('crop.zoomOut')}
        onClick={() => editor.commands.zoomCrop(slot, 1 / 1.1)}
      >
        <ZoomOut size={18} aria-hidden />
      </button>
      <input
        className="slider"
        type="range"
        aria-label={t('crop.zoom')}
        aria-valuetext={t('crop.percent', { percent })}
        min={100}
        max={MOST}
        step={1}
        value={Math.min(MOST, percent)}
        style={{ '--share': `${share}%` } as React.CSSProperties}
        onPointerDown={() => {
          gesture.current = editor.gestures.zoom(slot)
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onChange={event => {
          const zoom = Number(event.currentTarget.value) / 100
          if (gesture.current?.isLive()) gesture.current.update({ zoom })
          else editor.commands.setZoom(slot, zoom)
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('crop.zoomIn')}
        onClick={() => editor.commands.zoomCrop(slot, 1.1)}
      >
        <ZoomIn size={18} aria-hidden />
      </button>
      <output aria-live="off">{t('crop.percent', { percent })}</output>
    </div>
  )
}

/** The dial: half a degree per ten pixels, snapping at level. */
export function AngleDial() {
  const slot = useSlot()
  const { t, editor, shop } = useDesigner()
  const angle = useThrottledCrop(crop => Math.round((crop?.angle ?? 0) * 10) / 10)
  const gesture = useRef<GestureHandle<{ angle: number }> | null>(null)
  const text = new Intl.NumberFormat(shop.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(angle)
  const end = () => {
    gesture.current?.commit()
    gesture.current = null
  }
  return (
    <div className="dial">
      <div className="scale" aria-hidden="true">
        <i style={{ backgroundPositionX: `calc(50% - ${angle * 4}px)` }} />
      </div>
      <input
        type="range"
        aria-label={t('crop.angle')}
        aria-valuetext={t('crop.degrees', { angle: text })}
        min={-15}
        max={15}
        step={0.1}
        value={Math.max(-15, Math.min(15, angle))}
        onPointerDown={() => {
          gesture.current = editor.gestures.dial(slot)
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onChange={event => {
          const next = Number(event.currentTarget.value)
          if (gesture.current?.isLive()) gesture.current.update({ angle: next })
          else editor.commands.setAngle(slot, next)
        }}
      />
      <output aria-live="off">{t(angle === 0 ? 'crop.straight' : 'crop.degrees', { angle: text })}</output>
    </div>
  )
}

export function RotateButtons({ children }: { children?: ReactNode }) {
  const slot = useSlot()
  const { t, editor } = useDesigner()
  const whole = useThrottledCrop(crop => crop?.fit === 'contain')
  return (
    <div className="turns">
      <button
        type="button"
        className="button"
        data-kind="plain"
        aria-label={t('crop.quarterLabel')}
        onClick={() => editor.commands.quarterTurn(slot)}
      >
        <RotateCwSquare size={18} aria-hidden />
        {t('crop.quarter')}
      </button>
      <button type="button" className="button" data-kind="plain" onClick={() => editor.commands.mirror(slot)}>
        <FlipHorizontal2 size={18} aria-hidden />
        {t('crop.mirror')}
      </button>
      <button
        type="button"
        className="button"
        data-kind="plain"
        aria-pressed={whole}
        onClick={() => editor.commands.toggleWhole(slot)}
      >
        <Maximize size={18} aria-hidden />
        {t(whole ? 'crop.fill' : 'crop.whole')}
      </button>
      {children}
    </div>
  )
}

/**
 * Sliders for the position, as an alternative to dragging and arrow keys; visible only when focused by keyboard or
 * screen reader.
 */
export function PositionSliders() {
  const slot = useSlot()
  const { t, editor } = useDesigner()
  // Reads the document only: the sliders are not used during a drag.
  const crop = useEditor(({ document }) => findSlot(document, slot)?.slot.photo?.crop)
  if (!crop) return null
  const set = (part: { u?: number; v?: number }) =>
    editor.commands.setCrop(slot, { ...crop, centre: { ...crop.centre, ...part } })
  return (
    <div className="quiet">
      <input
        type="range"
        aria-label={t('crop.horizontal')}
        min={0}
        max={100}
        value={Math.round(crop.centre.u * 100)}
        onChange={event => set({ u: Number(event.currentTarget.value) / 100 })}
      />
      <input
        type="range"
        aria-label={t('crop.vertical')}
        min={0}
        max={100}
        value={Math.round(crop.centre.v * 100)}
        onChange={event => set({ v: Number(event.currentTarget.value) / 100 })}
      />
    </div>
  )
}
