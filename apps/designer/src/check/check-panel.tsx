import {
  bulkRepair,
  type Finding,
  findAsset,
  findSlot,
  pageLabel,
  placedAssetIds,
  printState,
} from '@passepartout/document'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { QualityIcon } from '../panels/quality-icon.tsx'
import { useRepairTexts } from '../panels/use-repair-text.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useSpelling } from '../spelling/use-spelling.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { findingText } from './finding-text.ts'
import { documentAfterRepair, PageThumbnail } from './page-thumbnail.tsx'

const Approvals = lazyPart(() => import('../review-owner/approvals.tsx').then(one => one.default))

/** Approvals of guests, once the design has any share link. */
export function ApprovalSummary() {
  const isShared = useDesign(state => state.shares.length > 0)
  return isShared ? <Approvals /> : null
}

const RULES = [
  'empty-slot',
  'sample-photo',
  'broken-file',
  'combination',
  'too-small',
  'soft',
  'crop-loss',
  'wrap-edge',
  'flash',
  'face-cut',
]

/** Rules that photo prints add. */
const PRINT_RULES = ['duplicate', 'box-count']

const TEXT_RULES = [
  'empty-text',
  'sample-text',
  'text-overflow',
  'missing-glyph',
  'text-unsafe',
  'text-overlap',
  'foil-fine',
  'foil-covered',
  'thin-lines',
  'weekday',
  'time-form',
  'contrast',
]

/** "Prüfen": findings that prevent a good print, each with its repairs and images before and after. */
export function CheckPanel() {
  const { t, editor } = useDesigner()
  const { words } = useRepairTexts()
  useSpelling()
  const findings = useDesign(state => state.findings)
  const { blockers, hints } = printState(findings)
  const title =
    blockers > 0
      ? t('check.blockers', { count: blockers })
      : hints > 0
        ? t('check.hints', { count: hints })
        : t('check.ready')
  const clear = findings.flatMap(finding => bulkRepair(finding) ?? [])

  return (
    <>
      <h2 className="check-title">{title}</h2>
      <div className="zone-scroll">
        <ApprovalSummary />
        {findings.map(finding => (
          <FindingRow key={finding.key} finding={finding} />
        ))}
        <PassedChecks found={new Set(findings.map(({ id }) => id))} />
      </div>
      {clear.length > 1 && (
        <div className="zone-foot check-foot">
          <ul className="small">
            {[...countNames(clear.map(repair => words(repair).name))].map(([name, count]) => (
              <li key={name}>{count > 1 ? `${count} × ${name}` : name}</li>
            ))}
          </ul>
          <p className="small muted">{t('check.fixAllText')}</p>
          <button type="button" className="button" onClick={() => editor.commands.applyRepairs(clear)}>
            {t('check.fixAll', { count: clear.length })}
          </button>
        </div>
      )}
    </>
  )
}

const countNames = (names: readonly string[]) =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>())

const LIGHTS = { block: 'red', strong: 'amber', hint: 'amber' } as const

export function FindingRow({ finding }: { finding: Finding }) {
  const designer = useDesigner()
  const { t, view, editor, guest } = designer
  const current = useView(state => state.finding === finding.key)
  const document = useEditor(snapshot => snapshot.document)
  const { words } = useRepairTexts()
  const { title, text } = findingText(designer, finding)
  // Only the owner may dismiss a finding.
  const repairs = finding.repairs.filter(({ id }) => !guest || id !== 'keep')
  const visible = repairs.find(({ effect }) => effect.type === 'patch')
  const after =
    current && visible && visible.id !== 'keep' && visible.id !== 'place-photo'
      ? documentAfterRepair(document, visible)
      : null

  return (
    <section
      className="finding"
      data-current={current ? '' : undefined}
      ref={node => {
        if (current) node?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <QualityIcon light={LIGHTS[finding.severity]} />
      <button
        type="button"
        style={{ textAlign: 'left' }}
        aria-current={current}
        onClick={() => view.set({ finding: finding.key })}
      >
        <h3>{title}</h3>
      </button>
      <div className="body">
        <AboutPlace finding={finding} />
        <p className="muted">{finding.kept ? t('check.keptNote') : text}</p>
        {after && (
          <div className="before-after">
            <figure>
              <PageThumbnail document={document} pageId={finding.pageId} cut />
              <figcaption>{t('check.before')}</figcaption>
            </figure>
            <figure>
              <PageThumbnail document={after} pageId={finding.pageId} />
              <figcaption>{t('check.after')}</figcaption>
            </figure>
          </div>
        )}
        {finding.records && (
          <FindingContext records={finding.records} who={String(finding.params.who ?? '')} />
        )}
        <div className="actions">
          {repairs.map((repair, index) => {
            const { name, result } = words(repair)
            return (
              <button
                key={`${repair.id}-${name}`}
                type="button"
                className="button"
                data-kind={repair.id === 'keep' ? 'plain' : index === 0 && current ? 'primary' : undefined}
                title={result || undefined}
                onClick={() => editor.commands.applyRepair(repair)}
              >
                {name}
              </button>
            )
          })}
          {finding.kept && (
            <button
              type="button"
              className="button"
              data-kind="plain"
              onClick={() => editor.session.setMode('edit')}
            >
              {t('check.unkeep')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

/** Page and photo of a finding, where there are several; the title of an empty slot already names its page. */
function AboutPlace({ finding: { id, pageId, elementId } }: { finding: Finding }) {
  const { t, shop } = useDesigner()
  const photo = useEditor(({ document }) => {
    const found = elementId === null ? undefined : findSlot(document, elementId)
    if (!found?.slot.photo || placedAssetIds(document).size < 2) return ''
    return findAsset(document, found.slot.photo.assetId)?.name ?? ''
  })
  const page = useEditor(({ document }) => {
    const label = id === 'empty-slot' ? null : pageLabel(document, pageId, shop.locale)
    return label ? t(`page.${label.key}`, label.params) : ''
  })
  const about = [page, photo].filter(Boolean).join(', ')
  return about && <p className="finding-photo small">{about}</p>
}

/** Recipients that a finding concerns on a card with names, and a link to the first. */
function FindingContext({ records, who }: { records: readonly number[]; who: string }) {
  const { t, view } = useDesigner()
  const [first = 0] = records
  return (
    <p className="small">
      {t('names.about', { count: records.length, who })}{' '}
      <button type="button" className="text-button" onClick={() => view.set({ record: first })}>
        {t('names.showFirst')}
      </button>
    </p>
  )
}

function PassedChecks({ found }: { found: ReadonlySet<string> }) {
  const { t, kind } = useDesigner()
  const [open, setOpen] = useState(false)
  const hasTexts = useEditor(({ document }) => document.design !== null)
  const isSpelt = useDesign(state => state.spelling !== null)
  const rules = [
    ...(kind.Grid ? PRINT_RULES : []),
    ...RULES,
    ...(hasTexts ? TEXT_RULES : []),
    ...(isSpelt ? ['spelling'] : []),
  ]
  const fine = rules.filter(id => !found.has(id))
  return (
    <>
      <button type="button" className="fine-list-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <QualityIcon light="green" />
        {t('check.fine', { count: fine.length })}
        <ChevronDown size={16} aria-hidden />
      </button>
      {open && (
        <ul className="fine-list">
          {fine.map(id => (
            <li key={id}>{t(`fine.${id}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
