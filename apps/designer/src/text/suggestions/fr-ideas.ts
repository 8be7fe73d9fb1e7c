import type { TextSuggestionsByOccasion } from './load-text-suggestions.ts'

export const textSuggestions: TextSuggestionsByOccasion = {
  wedding: [
    {
      role: 'message',
      words:
        'Nous nous disons oui et serions heureux de fêter ce jour avec vous. Prévoyez de bonnes chaussures pour danser.',
    },
    {
      role: 'message',
      words: 'L’amitié est devenue amour, l’amour devient famille. Venez fêter cela avec nous.',
    },
    { role: 'greeting', words: 'Sans vous, rien ne serait pareil' },
  ],
  birth: [
    {
      role: 'message',
      words:
        'Un petit cœur de plus et le monde n’est plus le même. Nous sommes très heureux et très fatigués.',
    },
    { role: 'message', words: 'Dix petits doigts, dix petits orteils et un immense bonheur.' },
    { role: 'greeting', words: 'Bienvenue au monde' },
  ],
  birthday: [
    {
      role: 'message',
      words: 'Un an de plus, une raison de faire la fête. Venez, mangez bien, restez tard.',
    },
    {
      role: 'message',
      words: 'Pas besoin de cadeaux, votre présence suffit. Merci de nous dire si vous venez.',
    },
    { role: 'greeting', words: 'Venez faire la fête avec nous' },
  ],
  'childrens-birthday': [
    { role: 'message', words: 'Il y aura des jeux, des rires et du gâteau. Viens vite !' },
    { role: 'message', words: 'Mets des vêtements qui ne craignent rien. Le reste est une surprise.' },
    { role: 'greeting', words: 'On compte sur toi' },
  ],
  christening: [
    {
      role: 'message',
      words:
        'Nous serions heureux de partager ce jour avec vous. Après la cérémonie, nous déjeunerons ensemble.',
    },
    { role: 'message', words: 'Une vie bénie, un baptême à fêter ensemble.' },
    { role: 'greeting', words: 'Fêtez ce jour avec nous' },
  ],
  communion: [
    {
      role: 'message',
      words:
        'Un jour particulier que nous aimerions partager avec vous. Après la messe, nous ferons la fête à la maison.',
    },
    {
      role: 'message',
      words: 'Merci pour vos vœux et vos cadeaux. Nous garderons longtemps ce jour en mémoire.',
    },
    { role: 'greeting', words: 'Vous êtes invités' },
  ],
  confirmation: [
    { role: 'message', words: 'Un jour important pour moi. Votre présence me ferait très plaisir.' },
    { role: 'message', words: 'Après la cérémonie, nous passerons un moment ensemble. À très bientôt.' },
    { role: 'greeting', words: 'Venez faire la fête' },
  ],
  'catholic-confirmation': [
    { role: 'message', words: 'Un grand pas dans la foi. Votre présence me ferait très plaisir.' },
    { role: 'message', words: 'Après la messe, nous passerons un moment ensemble. À très bientôt.' },
    { role: 'greeting', words: 'Viens, Esprit Saint' },
  ],
  'school-enrolment': [
    { role: 'message', words: 'Le cartable est prêt. Il ne manque plus que vous pour fêter ce jour.' },
    { role: 'message', words: 'Enfin à l’école ! Il y aura du gâteau pour tout le monde.' },
    { role: 'greeting', words: 'C’est parti' },
  ],
  'private-christmas': [
    {
      role: 'message',
      words: 'Nous vous souhaitons de la lumière, de bons repas et ceux que vous aimez autour de vous.',
    },
    { role: 'message', words: 'Merci pour les bons moments de cette année. Belle année à venir !' },
    { role: 'greeting', words: 'Joyeux Noël' },
  ],
  'business-christmas': [
    {
      role: 'message',
      words:
        'Merci pour votre confiance cette année. Nous vous souhaitons de belles fêtes et une bonne santé.',
    },
    {
      role: 'message',
      words: 'Cette année, nous faisons un don à la place des cadeaux. Belles fêtes à tous.',
    },
    { role: 'greeting', words: 'Belles fêtes' },
  ],
  easter: [
    { role: 'message', words: 'Nous vous souhaitons une belle chasse aux œufs et du temps ensemble.' },
    { role: 'message', words: 'Le printemps est là. Profitez bien de ces jours.' },
    { role: 'greeting', words: 'Joyeuses Pâques' },
  ],
  mourning: [
    {
      role: 'message',
      words: 'Avec amour et gratitude, nous lui disons adieu. La cérémonie aura lieu dans l’intimité.',
    },
    { role: 'message', words: 'Merci pour chaque mot, chaque geste, chaque pensée. Ils nous ont portés.' },
    { role: 'greeting', words: 'En souvenir' },
  ],
}
