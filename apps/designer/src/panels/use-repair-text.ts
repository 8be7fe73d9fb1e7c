import type { Repair } from '@passepartout/document'
import { gradeWord, isGrade } from '../product/quality.ts'
import { useDesigner } from '../state/designer-context.ts'

/** Names of repairs, with the price of another format, and the resulting sharpness. */
export function useRepairTexts() {
  const { t, number } = useDesigner()
  return {
    words: (repair: Repair): { name: string; result: string } => {
      const { params, id } = repair
      if (id === 'choose-original') {
        const megapixels = number.format(Number(params.megapixels ?? 0))
        return { name: t(`repair.${id}`), result: t('repair.choose-originalText', { megapixels }) }
      }
      const isPriced = id === 'format' && Boolean(params.price)
      return {
        name: t(isPriced ? 'repair.formatPrice' : `repair.${id}`, params),
        result: isGrade(params.grade) ? gradeWord(t, params.grade) : '',
      }
    },
  }
}
