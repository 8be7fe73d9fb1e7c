import { gradeWord, isGrade } from '../product/quality.ts'
import type { DesignerBase } from './designer-base.ts'

/** Translates the editor's announcements for the live region. */
export function announceEditorEvents({ editor, announcer, t, shop }: DesignerBase): void {
  const number = new Intl.NumberFormat(shop.locale, { maximumFractionDigits: 1 })
  const light = ({ grade }: Record<string, string | number>) => (isGrade(grade) ? gradeWord(t, grade) : '')
  editor.onAnnounce(({ key, params, politeness }) => {
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? number.format(value) : value,
      ]),
    )
    const step =
      typeof params.step === 'string' && params.step ? t(`step.${params.step}`) : t('history.start')
    const text =
      key === 'crop.moved' ? moved(params) : t(`announce.${key}`, { ...values, step, quality: light(params) })
    if (politeness === 'assertive') announcer.alert(text)
    else announcer.announceNow(text)
  })

  function moved(params: Record<string, string | number>): string {
    const right = Number(params.right ?? 0)
    const down = Number(params.down ?? 0)
    if (!right && !down) return t('announce.crop.changed', { quality: light(params) })
    const [direction, mm] =
      Math.abs(right) > Math.abs(down)
        ? [right > 0 ? 'right' : 'left', right]
        : [down > 0 ? 'down' : 'up', down]
    return t(`crop.moved.${direction}`, { mm: `${number.format(Math.abs(mm))} mm` })
  }
}
