import type { TextSuggestionsByOccasion } from './load-text-suggestions.ts'

export const textSuggestions: TextSuggestionsByOccasion = {
  wedding: [
    {
      role: 'message',
      words: 'We’re saying yes and would love for you to be there. Bring your dancing shoes and a big smile.',
    },
    {
      role: 'message',
      words: 'Friendship became love, and love becomes family. Come and celebrate with us.',
    },
    { role: 'greeting', words: 'It would not be the same without you' },
  ],
  birth: [
    {
      role: 'message',
      words: 'You are here, and the world is a different place. We are very happy and very tired.',
    },
    { role: 'message', words: 'Ten little fingers, ten little toes and more happiness than we can hold.' },
    { role: 'greeting', words: 'Welcome to the world' },
  ],
  birthday: [
    { role: 'message', words: 'Another year, another reason to celebrate. Come hungry, stay late.' },
    { role: 'message', words: 'No gifts, please, just you. Please let us know if you can make it.' },
    { role: 'greeting', words: 'Come and celebrate' },
  ],
  'childrens-birthday': [
    { role: 'message', words: 'There will be games, running around and cake. I really hope you can come!' },
    { role: 'message', words: 'Wear something that can get dirty. The rest is a surprise.' },
    { role: 'greeting', words: 'Will you be there?' },
  ],
  christening: [
    {
      role: 'message',
      words: 'We would love for you to share this day with us. Lunch will follow the service.',
    },
    { role: 'message', words: 'Blessed and loved: please join us for the baptism.' },
    { role: 'greeting', words: 'Celebrate with us' },
  ],
  communion: [
    {
      role: 'message',
      words: 'A special day that we would like to share with you. After the service we celebrate at home.',
    },
    {
      role: 'message',
      words: 'Thank you for your good wishes and gifts. We will remember this day for a long time.',
    },
    { role: 'greeting', words: 'You are invited' },
  ],
  confirmation: [
    { role: 'message', words: 'An important day for me. I’d love for you to be there.' },
    { role: 'message', words: 'We’ll get together after the service. I look forward to seeing you.' },
    { role: 'greeting', words: 'Come and celebrate' },
  ],
  'catholic-confirmation': [
    { role: 'message', words: 'Sealed with the gift of the Holy Spirit. I’d love for you to be there.' },
    { role: 'message', words: 'We’ll get together after Mass. I look forward to seeing you.' },
    { role: 'greeting', words: 'Come, Holy Spirit' },
  ],
  'school-enrolment': [
    { role: 'message', words: 'The backpack is packed. All we need now is you.' },
    { role: 'message', words: 'Off to school at last! Cake for everyone!' },
    { role: 'greeting', words: 'Here we go' },
  ],
  'private-christmas': [
    { role: 'message', words: 'Wishing you light, good food and the people you love around you.' },
    { role: 'message', words: 'Thank you for all the good times this year. See you in the new year!' },
    { role: 'greeting', words: 'Happy Holidays' },
  ],
  'business-christmas': [
    {
      role: 'message',
      words: 'Thank you for working with us this year. We wish you happy holidays and a healthy new year.',
    },
    { role: 'message', words: 'This year we give to charity instead of sending gifts. Happy holidays.' },
    { role: 'greeting', words: 'Happy holidays' },
  ],
  easter: [
    { role: 'message', words: 'Wishing you a sunny Easter and time together.' },
    { role: 'message', words: 'Spring is here. Enjoy the days and take good care.' },
    { role: 'greeting', words: 'Happy Easter' },
  ],
  mourning: [
    {
      role: 'message',
      words: 'With love and gratitude we say goodbye. Services will be private.',
    },
    {
      role: 'message',
      words: 'Thank you for every word, every embrace and every quiet thought. They carried us.',
    },
    { role: 'greeting', words: 'In loving memory' },
  ],
}
