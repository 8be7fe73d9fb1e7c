import { type Document, pageLabel } from '@passepartout/document'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useElementSize } from '../canvas/use-element-size.ts'
import type { BookFold } from '../data/configured-product.ts'
import { PageView } from '../pages/page-view.tsx'
import type { Designer } from '../state/designer.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { type BookSide, leavesBeside, type TurnStep, turnSteps } from './turn-steps.ts'

const MARGIN_PX = { x: 28, top: 24, bottom: 150 }
/** A finger that moves this far turns the page. */
const SWIPE_PX = 36

/** "Ansehen": leafing through the book as it is bound. */
export function TurnView() {
  const { editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const fold = useDesign(state => state.product?.book?.fold)
  const pageId = useEditor(({ session }) => session.pageId)
  const steps = useMemo(() => (fold ? turnSteps(document, fold) : []), [document, fold])
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      steps.findIndex(step => step.pageId === pageId),
    ),
  )
  const [turning, setTurning] = useState<{ from: number; to: number } | null>(null)
  if (!fold || steps.length === 0) return null
  const go = (to: number) => {
    const next = Math.max(0, Math.min(steps.length - 1, to))
    if (next === at) return
    if (!prefersStillness() && Math.abs(next - at) === 1) setTurning({ from: at, to: next })
    setAt(next)
    editor.session.showPage(steps[next]?.pageId ?? '')
  }
  return <OpenBook {...{ document, steps, at, turning, fold, go }} land={() => setTurning(null)} />
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface OpenBookProps {
  document: Document
  steps: readonly TurnStep[]
  at: number
  turning: { from: number; to: number } | null
  fold: BookFold
  go: (to: number) => void
  land: () => void
}

function OpenBook({ document, steps, at, turning, fold, go, land }: OpenBookProps) {
  const designer = useDesigner()
  const { t } = designer
  const stage = useRef<HTMLElement>(null)
  const size = useElementSize(stage)
  const slider = useRef<HTMLInputElement>(null)
  const swipe = useRef<number | null>(null)
  const id = useId()
  const step = steps[at]
  useEffect(() => slider.current?.focus({ preventScroll: true }), [])
  if (!step) return null
  const { width, height } = pageSize(steps)
  const scale = Math.max(
    0.2,
    Math.min(
      (size.width - 2 * MARGIN_PX.x) / (2 * width),
      (size.height - MARGIN_PX.top - MARGIN_PX.bottom) / height,
    ),
  )
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: at - 1,
      PageDown: at + 1,
      Home: 0,
      End: steps.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    go(to)
  }
  const name = stepName(designer, document, steps, at)
  const draw = (one: TurnStep | undefined, side: 'left' | 'right') => (
    <Side
      {...{ document, fold, scale, side }}
      of={one?.[side] ?? null}
      hiddenMm={one?.hiddenMm ?? 0}
      isCover={isCover(steps, one)}
    />
  )
  return (
    <section
      ref={stage}
      className="turn-view"
      aria-label={t('book.see.title')}
      aria-describedby={id}
      onKeyDown={press}
    >
      <div
        className="turn-book"
        style={{ '--page': `${width * scale}px`, height: height * scale } as CSSProperties}
        onPointerDown={({ clientX }) => {
          swipe.current = clientX
        }}
        onPointerUp={({ clientX }) => {
          const moved = swipe.current === null ? 0 : clientX - swipe.current
          swipe.current = null
          if (Math.abs(moved) >= SWIPE_PX) go(at + (moved < 0 ? 1 : -1))
        }}
      >
        {size.width > 0 && (
          <>
            <Block {...{ at, steps, fold, scale }} />
            {draw(
              turning && turning.to < turning.from ? steps[turning.to] : turning ? steps[turning.from] : step,
              'left',
            )}
            {draw(
              turning && turning.to > turning.from ? steps[turning.to] : turning ? steps[turning.from] : step,
              'right',
            )}
            {turning && <Leaf {...{ turning, steps, draw, land }} key={`${turning.from}-${turning.to}`} />}
          </>
        )}
      </div>
      <div className="turn-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={t('book.see.back')}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <ArrowLeft size={22} aria-hidden />
        </button>
        <label>
          <span className="small" aria-live="polite">
            {name}
          </span>
          <input
            ref={slider}
            type="range"
            className="slider"
            aria-label={t('book.see.place')}
            aria-valuetext={name}
            min={0}
            max={steps.length - 1}
            value={at}
            style={{ '--share': `${(at / Math.max(1, steps.length - 1)) * 100}%` } as CSSProperties}
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          />
        </label>
        <button
          type="button"
          className="icon-button"
          aria-label={t('book.see.on')}
          disabled={at === steps.length - 1}
          onClick={() => go(at + 1)}
        >
          <ArrowRight size={22} aria-hidden />
        </button>
      </div>
      <p className="turn-note small muted" id={id}>
        {foldNote(designer, fold, steps)}
      </p>
    </section>
  )
}

const isCover = (steps: readonly TurnStep[], step: TurnStep | undefined): boolean =>
  step === steps[0] || step === steps.at(-1)

/** Size of the largest side in mm, so that a turn does not change the scale. */
function pageSize(steps: readonly TurnStep[]) {
  const sides = steps.flatMap(({ left, right }) => [left, right]).filter(side => side !== null)
  return {
    width: Math.max(...sides.map(({ width }) => width)),
    height: Math.max(...sides.map(({ page }) => page.trim.height)),
  }
}

interface SideProps {
  document: Document
  fold: BookFold
  scale: number
  side: 'left' | 'right'
  of: BookSide | null
  hiddenMm: number
  isCover: boolean
}

/** One page beside the fold: bent into it and hidden there as far as the binding does. */
function Side({ document, fold, scale, side, of, hiddenMm, isCover }: SideProps) {
  if (!of) return <div className="turn-side" data-side={side} data-bare="" />
  const { page, from, width } = of
  const style = { width: width * scale, height: page.trim.height * scale }
  const strips = {
    '--bent': `${fold.bentMm * scale}px`,
    '--hidden': `${hiddenMm * scale}px`,
  } as CSSProperties
  return (
    <div className="turn-side" data-side={side} data-cover={isCover ? '' : undefined} style={style}>
      <div className="turn-paper" style={{ left: -from * scale }}>
        <PageView {...{ document, page, scale }} />
      </div>
      {!isCover && <i className="turn-fold" data-binding={fold.binding} style={strips} />}
    </div>
  )
}

/** The edges of the leaves on both sides, as thick as the paper is. */
function Block({ at, steps, fold, scale }: Pick<OpenBookProps, 'at' | 'steps' | 'fold'> & { scale: number }) {
  const { before, after } = leavesBeside(at, steps.length)
  const page = steps[1]?.right ?? steps[1]?.left
  if (!page || at === 0 || at === steps.length - 1) return null
  const edge = (leaves: number) => ({
    width: Math.max(1, leaves * fold.leafMm * scale),
    height: page.page.trim.height * scale,
  })
  return (
    <>
      <i className="turn-edge" data-side="left" style={edge(before)} />
      <i className="turn-edge" data-side="right" style={edge(after)} />
    </>
  )
}

interface LeafProps extends Pick<OpenBookProps, 'steps' | 'land'> {
  turning: { from: number; to: number }
  draw: (step: TurnStep | undefined, side: 'left' | 'right') => React.ReactNode
}

/** The leaf on its way: its front goes, its back comes. */
function Leaf({ turning: { from, to }, steps, draw, land }: LeafProps) {
  const isForward = to > from
  const [earlier, later] = isForward ? [steps[from], steps[to]] : [steps[to], steps[from]]
  return (
    <div className="turn-leaf" data-way={isForward ? 'on' : 'back'} aria-hidden="true" onAnimationEnd={land}>
      <div className="turn-face">{draw(earlier, 'right')}</div>
      <div className="turn-face" data-back="">
        {draw(later, 'left')}
      </div>
    </div>
  )
}

function stepName({ t, shop }: Designer, document: Document, steps: readonly TurnStep[], at: number): string {
  if (steps[at]?.pageId === steps[0]?.pageId) return t(at === 0 ? 'book.see.front' : 'book.see.reverse')
  const label = pageLabel(document, steps[at]?.pageId ?? null, shop.locale)
  return label ? t(`page.${label.key}`, label.params) : ''
}

/** What the binding does at the fold, in numbers. */
function foldNote({ t, number, design }: Designer, fold: BookFold, steps: readonly TurnStep[]): string {
  const hidden = Math.max(...steps.map(({ hiddenMm }) => hiddenMm))
  const paper = design.get().product?.facts.find(({ field }) => field === 'paper')?.value
  const words = t(`book.see.${fold.binding}`, {
    hidden: number.format(hidden),
    bent: number.format(fold.bentMm),
  })
  return paper ? [t('book.see.paper', { paper }), words].join(' ') : words
}
