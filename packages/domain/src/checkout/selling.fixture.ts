import { dataFiles } from '../catalogue/catalogue.fixture.ts'
import { formatProblems } from '../catalogue/data-files.ts'
import { parseSelling } from './parse-selling.ts'

function parsed() {
  const result = parseSelling(dataFiles())
  if (!result.ok) throw new Error(formatProblems(result.problems).join('\n'))
  return result.value
}

export const selling = parsed()
