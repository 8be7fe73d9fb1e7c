import { type DataFiles, type DataProblem, listFilesIn, readDataFile } from './data-files.ts'
import { type Lab, labSchema } from './labs.ts'

/** Reads `labs/*.json`; where there are labs, exactly one takes what no other names, in its folder. */
export function readLabs(files: DataFiles, problems: DataProblem[]): Lab[] {
  const names = listFilesIn(files, 'labs')
  const labs = names.flatMap(file => {
    const lab = readDataFile(files, file, labSchema, problems)
    return lab ? [{ ...lab, id: idOf(file) }] : []
  })
  const folders = labs.filter(({ connection }) => connection.kind === 'folder')
  if (labs.length === names.length && labs.length > 0 && folders.length !== 1)
    problems.push({
      file: names[0] ?? 'labs',
      path: 'connection.kind',
      message: `exactly one lab has a folder, not ${folders.length}`,
    })
  return labs
}

const idOf = (file: string) => file.replace(/^labs\//, '').replace(/\.json$/, '')
