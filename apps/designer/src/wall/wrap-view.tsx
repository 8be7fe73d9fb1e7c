import { backgroundColourOf, elementsOnSides, type Page } from '@passepartout/document'
import { type CSSProperties, useMemo, useRef } from 'react'
import { PageLayers } from '../canvas/page-layers.tsx'
import { useElementSize } from '../canvas/use-element-size.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** The front of a canvas with its four sides unfolded around it, as printed; empty for products without sides. */
export function WrapView() {
  const { t } = useDesigner()
  const page = useEditor(({ document }) => document.pages[0])
  if (!page?.edge || page.edge.depth === 0) return null
  return (
    <section className="panel">
      <div className="panel-head">
        <h3>{t('view.sides')}</h3>
      </div>
      <Unfolded page={page} depth={page.edge.depth} mode={page.edge.mode} colour={page.edge.colour} />
      <p className="small muted">{t('view.sidesText')}</p>
    </section>
  )
}

interface UnfoldedProps {
  page: Page
  depth: number
  mode: 'folded' | 'mirrored' | 'coloured'
  colour: string
}

function Unfolded({ page, depth, mode, colour }: UnfoldedProps) {
  const { t } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const sides = useMemo((): Page => ({ ...page, elements: elementsOnSides(page) }), [page])
  const box = useRef<HTMLDivElement>(null)
  const stage = useElementSize(box)
  const { width, height } = page.trim
  const scale = stage.width / (width + 2 * depth)
  const at = (x: number, y: number, w: number, h: number): CSSProperties => ({
    left: x * scale,
    top: y * scale,
    width: w * scale,
    height: h * scale,
    background: mode === 'coloured' ? colour : backgroundColourOf(document, page),
  })
  const strips = [
    { side: 'left', style: at(0, depth, depth, height), fold: { x: 0, y: 0 }, from: { x: depth, y: 0 } },
    {
      side: 'right',
      style: at(depth + width, depth, depth, height),
      fold: { x: width, y: 0 },
      from: { x: 0, y: 0 },
    },
    { side: 'top', style: at(depth, 0, width, depth), fold: { x: 0, y: 0 }, from: { x: 0, y: depth } },
    {
      side: 'bottom',
      style: at(depth, depth + height, width, depth),
      fold: { x: 0, y: height },
      from: { x: 0, y: 0 },
    },
  ]
  return (
    <div
      ref={box}
      className="wrap-view"
      role="img"
      aria-label={t('view.sidesAlt')}
      style={{ aspectRatio: `${width + 2 * depth} / ${height + 2 * depth}` }}
    >
      {stage.width > 0 && (
        <>
          {strips.map(({ side, style, fold, from }) => (
            <div key={side} className="wrap-side" data-side={side} style={style}>
              {mode !== 'coloured' && (
                <div
                  className="wrap-turned"
                  style={{
                    left: from.x * scale,
                    top: from.y * scale,
                    transform:
                      mode === 'folded'
                        ? undefined
                        : side === 'left' || side === 'right'
                          ? 'scaleX(-1)'
                          : 'scaleY(-1)',
                  }}
                >
                  <PageLayers document={document} page={sides} scale={scale} origin={fold} />
                </div>
              )}
            </div>
          ))}
          <div
            className="wrap-front"
            style={{ ...at(depth, depth, width, height), background: backgroundColourOf(document, page) }}
          >
            <PageLayers document={document} page={page} scale={scale} origin={{ x: 0, y: 0 }} />
          </div>
        </>
      )}
    </div>
  )
}
