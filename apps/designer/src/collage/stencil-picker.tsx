import {
  allowsStencil,
  canRemoveStencil,
  isCustomerStencil,
  maskPath,
  type Page,
  placedAssetIds,
  STENCIL_SHAPES,
  type StencilShape,
  stencilOf,
  stencilShapeOf,
} from '@passepartout/document'
import { useState } from 'react'
import { lazyCode } from '../shell/lazy-part.tsx'
import { StencilPosition, StencilTextField } from '../shell/lazy-parts.tsx'
import { useDesigner } from '../state/designer-context.ts'

const ICON = { x: 2, y: 2, width: 20, height: 20 }

const loadCount = lazyCode(() => import('./count-hidden-by.ts').then(one => one.countHiddenBy))

/** Picker of the stencil over all photos: none, a shape, characters or a number. */
export function StencilPicker({ page }: { page: Page }) {
  const { t, editor } = useDesigner()
  /** A shape that is not taken yet, with the number of photos that it hides. */
  const [proposal, setProposal] = useState<{ figure: StencilShape; hidden: number } | null>(null)
  if (!allowsStencil(page)) return null
  const now = stencilShapeOf(page)
  const stencil = stencilOf(page)
  const offered = [...(canRemoveStencil(page) ? [null] : []), ...STENCIL_SHAPES]
  const take = (figure: StencilShape | null) => {
    setProposal(null)
    editor.commands.setFigure(page.id, figure, t('letters.first'))
  }
  /** Takes a shape at once, unless it hides photos. */
  const choose = async (figure: StencilShape | null) => {
    if (figure === null || figure === 'letters') return take(figure)
    setProposal({ figure, hidden: 0 })
    const count = await loadCount().catch(() => () => 0)
    const hidden = count(editor.getSnapshot().document, page.id, figure)
    if (hidden === 0) take(figure)
    else setProposal({ figure, hidden })
  }
  return (
    <section className="panel">
      <div className="panel-head">
        <h3>{t('figure.title')}</h3>
      </div>
      <fieldset className="figures" aria-label={t('figure.title')}>
        {offered.map(figure => (
          <label key={figure ?? 'none'} className="figure">
            <input
              type="radio"
              name="figure"
              checked={(proposal?.figure ?? now) === figure}
              onChange={() => void choose(figure)}
            />
            <StencilIcon figure={figure} />
            <span className="small">
              {figure === 'letters' ? t('letters.name') : t(`figure.${figure ?? 'none'}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <div role="alert">
        {proposal && proposal.hidden > 0 && (
          <p className="small">
            {t('figure.hides', {
              count: proposal.hidden,
              of: placedAssetIds(editor.getSnapshot().document).size,
            })}
          </p>
        )}
      </div>
      {proposal && proposal.hidden > 0 && (
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => take(proposal.figure)}>
            {t('figure.take')}
          </button>
          <button type="button" className="button" onClick={() => setProposal(null)}>
            {t('figure.leave')}
          </button>
        </div>
      )}
      {now !== null && now !== 'letters' && <p className="small muted">{t('figure.note')}</p>}
      {stencil && now === 'letters' && <StencilTextField stencil={stencil} />}
      {stencil && isCustomerStencil(stencil) && <StencilPosition figure={stencil} />}
    </section>
  )
}

function StencilIcon({ figure }: { figure: StencilShape | null }) {
  if (figure === 'letters')
    return (
      <span className="figure-letters" aria-hidden="true">
        A1
      </span>
    )
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={maskPath(figure ?? 'rect', ICON, 0)} />
    </svg>
  )
}
