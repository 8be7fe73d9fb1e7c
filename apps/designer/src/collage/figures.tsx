import {
  canDropFigure,
  FIGURES,
  type Figure,
  figureOf,
  isOwnFigure,
  maskPath,
  type Page,
  stencilOf,
  takesFigure,
} from '@passepartout/document'
import { FigurePlace, Letters } from '../shell/later-parts.tsx'
import { useDesigner } from '../state/designer-context.ts'

const ICON = { x: 2, y: 2, width: 20, height: 20 }

/** What the photos fill together: nothing, a form, letters or a number. */
export function Figures({ page }: { page: Page }) {
  const { t, editor } = useDesigner()
  if (!takesFigure(page)) return null
  const now = figureOf(page)
  const stencil = stencilOf(page)
  const offered = [...(canDropFigure(page) ? [null] : []), ...FIGURES]
  const choose = (figure: Figure | null) => editor.commands.setFigure(page.id, figure, t('letters.first'))
  return (
    <section className="panel">
      <div className="panel-head">
        <h3>{t('figure.title')}</h3>
      </div>
      <fieldset className="figures" aria-label={t('figure.title')}>
        {offered.map(figure => (
          <label key={figure ?? 'none'} className="figure">
            <input type="radio" name="figure" checked={now === figure} onChange={() => choose(figure)} />
            <FigureIcon figure={figure} />
            <span className="small">
              {figure === 'letters' ? t('letters.name') : t(`figure.${figure ?? 'none'}`)}
            </span>
          </label>
        ))}
      </fieldset>
      {now !== null && now !== 'letters' && <p className="small muted">{t('figure.note')}</p>}
      {stencil && now === 'letters' && <Letters stencil={stencil} />}
      {stencil && isOwnFigure(stencil) && <FigurePlace figure={stencil} />}
    </section>
  )
}

function FigureIcon({ figure }: { figure: Figure | null }) {
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
