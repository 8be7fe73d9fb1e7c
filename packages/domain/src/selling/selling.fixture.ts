import { dataFiles } from '../catalogue/catalogue.fixture.ts'
import { problemLines } from '../catalogue/data-files.ts'
import { parseSelling } from './parse-selling.ts'

function parsed() {
  const result = parseSelling(dataFiles())
  if (!result.ok) throw new Error(problemLines(result.problems).join('\n'))
  return result.value
}

export const selling = parsed()
