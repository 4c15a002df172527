import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Guest } from '../testing/guest.js';

const guest = new Guest();
beforeEach(() => guest.start());
afterEach(guest.stop);

const REVIEW = Guest.at('POST', '/reviews');
const sheet = () => within(screen.getByRole('dialog', { name: 'Share Your Opinion' }));
const open = () => {
  guest.scan('#opinion');
  return screen.findByRole('dialog', { name: 'Share Your Opinion' });
};
const send = () => guest.person.click(sheet().getByRole('button', { name: 'Send' }));

describe('Share Your Opinion', () => {
  it('takes stars and a comment', async () => {
    await open();
    await guest.person.click(sheet().getByRole('radio', { name: '4 stars: Very good' }));
    const comment = sheet().getByRole<HTMLTextAreaElement>('textbox', { name: /What would you like to say/ });
    expect(comment.maxLength).toBe(1000);
    await guest.person.type(comment, ' Best naan in town ');
    guest.api.answers(REVIEW, { id: 1 });
    guest.sitting({ hasReviewed: true });
    await send();
    expect(await sheet().findByText('Thank you for your opinion!')).toBeTruthy();
    expect(guest.api.asked(REVIEW)).toEqual([{ stars: 4, comment: 'Best naan in town' }]);
    const google = sheet().getByRole('link', { name: 'Leave a Google Review' });
    expect(google.getAttribute('rel')).toBe('noopener noreferrer');
  });
  it('is one group of radios, from none to five', async () => {
    await open();
    const group = within(sheet().getByRole('group', { name: 'How was it?' }));
    const names = group.getAllByRole<HTMLInputElement>('radio').map(({ value, name }) => [value, name]);
    expect(names).toEqual(['1', '2', '3', '4', '5', '0'].map((value) => [value, 'stars']));
    await guest.person.click(group.getByRole('radio', { name: 'No stars' }));
    guest.api.answers(REVIEW, { id: 1 });
    await send();
    await waitFor(() => expect(guest.api.asked(REVIEW)).toEqual([{ stars: 0, comment: null }]));
  });
  it('wants stars', async () => {
    await open();
    await send();
    expect(sheet().getByRole('alert').textContent).toBe('Please choose how many stars');
    expect(guest.api.asked(REVIEW)).toEqual([]);
    await guest.person.click(sheet().getByRole('radio', { name: '5 stars: Excellent' }));
    expect(sheet().queryByRole('alert')).toBeNull();
  });
  it('was given before', async () => {
    guest.sitting({ hasReviewed: true });
    await open();
    expect(await sheet().findByText('Your table has already shared its opinion. Thank you!')).toBeTruthy();
    expect(sheet().queryByRole('radio')).toBeNull();
  });
  it('was given by another phone meanwhile', async () => {
    await open();
    await guest.person.click(sheet().getByRole('radio', { name: '1 star: Poor' }));
    const message = 'Your table has already shared its opinion. Thank you!';
    guest.api.refuses(REVIEW, 409, { code: 'review/given', message });
    guest.sitting({ hasReviewed: true });
    await send();
    expect(await sheet().findByText(message)).toBeTruthy();
    await waitFor(() => expect(sheet().queryByRole('radio')).toBeNull());
  });
  it('keeps what was written when it cannot be sent, and is said once', async () => {
    await open();
    await guest.person.click(sheet().getByRole('radio', { name: '3 stars: Good' }));
    await guest.person.type(sheet().getByRole('textbox'), 'Fine');
    guest.api.refuses(REVIEW, 429, { code: 'client/too-many', message: 'Too many requests. Please wait a minute.' });
    await send();
    expect((await sheet().findByRole('alert')).textContent).toBe('Too many requests. Please wait a minute.');
    expect(sheet().getByRole<HTMLTextAreaElement>('textbox').value).toBe('Fine');
    guest.api.answers(REVIEW, { id: 1 });
    await send();
    expect(await sheet().findByText('Thank you for your opinion!')).toBeTruthy();
    expect(new Set(guest.api.keysOf(REVIEW)).size).toBe(1);
  });
});
