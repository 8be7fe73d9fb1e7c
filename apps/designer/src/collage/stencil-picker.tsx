import {
  allowsStencil,
  canRemoveStencil,
  isCustomerStencil,
  maskPath,
  type Page,
  STENCIL_SHAPES,
  type StencilShape,
  stencilOf,
  stencilShapeOf,
} from '@passepartout/document'
import { StencilPosition, StencilTextField } from '../shell/lazy-parts.tsx'
import { useDesigner } from '../state/designer-context.ts'

const ICON = { x: 2, y: 2, width: 20, height: 20 }

/** Picker of the stencil over all photos: none, a shape, characters or a number. */
export function StencilPicker({ page }: { page: Page }) {
  const { t, editor } = useDesigner()
  if (!allowsStencil(page)) return null
  const now = stencilShapeOf(page)
  const stencil = stencilOf(page)
  const offered = [...(canRemoveStencil(page) ? [null] : []), ...STENCIL_SHAPES]
  const choose = (figure: StencilShape | null) =>
    editor.commands.setFigure(page.id, figure, t('letters.first'))
  return (
    <section className="panel">
      <div className="panel-head">
        <h3>{t('figure.title')}</h3>
      </div>
      <fieldset className="figures" aria-label={t('figure.title')}>
        {offered.map(figure => (
          <label key={figure ?? 'none'} className="figure">
            <input type="radio" name="figure" checked={now === figure} onChange={() => choose(figure)} />
            <StencilIcon figure={figure} />
            <span className="small">
              {figure === 'letters' ? t('letters.name') : t(`figure.${figure ?? 'none'}`)}
            </span>
          </label>
        ))}
      </fieldset>
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
