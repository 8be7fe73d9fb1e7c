import { useDesigner } from '../state/designer-context.ts'
import type { RowProblem } from './check-names.ts'

interface RowProblemsProps {
  id: string
  problems: readonly RowProblem[]
  span: number
  onStrip: (characters: readonly string[]) => void
}

/** Problems of a row of names, below it, with buttons for immediate repairs. */
export function RowProblems({ id, problems, span, onStrip }: RowProblemsProps) {
  const { t } = useDesigner()
  return (
    <tr className="names-problems">
      <td colSpan={span} id={id}>
        {problems.map(problem => {
          const characters = problem.id === 'missing' ? problem.characters.join(' ') : ''
          const field = problem.id === 'empty' ? problem.field : ''
          return (
            <p key={problem.id}>
              {t(`names.row.${problem.id}`, { characters, field })}{' '}
              {problem.id === 'missing' && (
                <button type="button" className="text-button" onClick={() => onStrip(problem.characters)}>
                  {t('names.row.strip', { characters })}
                </button>
              )}
            </p>
          )
        })}
      </td>
    </tr>
  )
}
