import { useRouteError } from 'react-router'
import { CallProblem } from '../api/call.ts'
import { createTranslator, readLanguage } from '../messages/translator.ts'

/** What failed, in words, with a way to try again. */
export function ErrorPage() {
  const error = useRouteError()
  const { t, name } = createTranslator(readLanguage())
  const problem = error instanceof CallProblem ? error.problem : 'unreachable'
  return (
    <section className="error-page" role="alert">
      <h1>{t('error.title')}</h1>
      <p>{name('problem', problem)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('error.retry')}
      </button>
    </section>
  )
}
