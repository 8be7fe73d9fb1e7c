import { ChevronDown, ChevronUp } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { useStore } from '../state/store.ts'
import type { SheetHeight } from '../state/view-state.ts'

const STEPS: readonly SheetHeight[] = ['peek', 'half', 'full']
/** Speed in pixels per millisecond above which a release goes to the next height in its direction (designer.md 4). */
const FLICK = 0.5

/** Bottom sheet with three heights: dragged, flicked, or stepped by its buttons. */
export function BottomSheet({
  label,
  peek,
  children,
}: {
  label: string
  peek: ReactNode
  children: ReactNode
}) {
  const { view, t } = useDesigner()
  const height = useStore(view, state => state.sheet)
  const sheet = useRef<HTMLDivElement>(null)
  const drag = useRef<{ y: number; start: number; at: number; speed: number } | null>(null)
  const [pulled, setPulled] = useState<number | null>(null)
  const step = STEPS.indexOf(height)
  const go = (to: number) => view.set({ sheet: STEPS[Math.max(0, Math.min(2, to))] ?? 'half' })

  const down = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      y: event.clientY,
      start: sheet.current?.offsetHeight ?? 0,
      at: event.timeStamp,
      speed: 0,
    }
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current
    if (!from) return
    const next = Math.max(64, from.start + from.y - event.clientY)
    const passed = Math.max(1, event.timeStamp - from.at)
    drag.current = { ...from, at: event.timeStamp, speed: ((pulled ?? from.start) - next) / -passed }
    setPulled(next)
  }
  const up = () => {
    const from = drag.current
    drag.current = null
    setPulled(null)
    if (!from || pulled === null || Math.abs(pulled - from.start) < 4) return
    if (Math.abs(from.speed) > FLICK) return go(step + Math.sign(from.speed))
    const room = sheet.current?.parentElement?.clientHeight ?? 600
    go(pulled < room * 0.27 ? 0 : pulled < room * 0.72 ? 1 : 2)
  }

  return (
    <section
      ref={sheet}
      className="sheet"
      aria-label={label}
      data-height={height}
      data-dragging={pulled === null ? undefined : ''}
      style={{ height: pulled ?? SHEET_HEIGHT[height] }}
    >
      <div
        className="sheet-grip"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      />
      <div className="sheet-steps">
        {step < 2 && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('sheet.larger')}
            onClick={() => go(step + 1)}
          >
            <ChevronUp size={20} aria-hidden />
          </button>
        )}
        {step > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('sheet.smaller')}
            onClick={() => go(step - 1)}
          >
            <ChevronDown size={20} aria-hidden />
          </button>
        )}
      </div>
      {height === 'peek' && pulled === null ? peek : <div className="zone-scroll">{children}</div>}
    </section>
  )
}

export const SHEET_HEIGHT: Record<SheetHeight, string> = { peek: '72px', half: '46%', full: '100%' }
