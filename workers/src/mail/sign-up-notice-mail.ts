import { asName, template } from './templates.js';

const page = template('sign-up-notice');

export interface SignUpNotice {
  readonly ownerName: string;
  readonly restaurantName: string;
  readonly publicUrl: string;
}

export const signUpNoticeMail = ({ ownerName, restaurantName, publicUrl }: SignUpNotice) => {
  const facts = {
    subject: 'You already have an SAE account',
    preview: 'Somebody tried to sign up with your address.',
    title: 'You already have an account',
    ownerName: asName(ownerName),
    restaurantName: asName(restaurantName),
    logIn: `${publicUrl}/app/login`,
    home: `${publicUrl}/app/`,
    host: new URL(publicUrl).host,
  };
  return { subject: facts.subject, html: page.html(facts), text: page.text(facts) };
};
