/** Collects the changes of a repair, so that the customer can be informed (designer.md 3: name the change). */
export interface RepairReport {
  /** `path` like `pages.0.trim`; `code` names the change. */
  note(path: string, code: RepairCode): void
  at(segment: string | number): RepairReport
  path: string
}

export type RepairCode =
  | 'default-used'
  | 'clamped'
  | 'shortened'
  | 'cleaned'
  | 'missing-photo-removed'
  | 'id-renewed'
  | 'migrated'

export interface RepairNote {
  path: string
  code: RepairCode
}

export function createRepairReport(notes: RepairNote[], path = ''): RepairReport {
  return {
    path,
    note: (at, code) => notes.push({ path: join(path, at), code }),
    at: segment => createRepairReport(notes, join(path, String(segment))),
  }
}

const join = (path: string, segment: string) =>
  path === '' ? segment : segment === '' ? path : `${path}.${segment}`
