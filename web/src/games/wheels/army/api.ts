/** The unit cards, and army lists checked by the rules. */
import { getOnce, post } from '../../../api/client';
import type { Offer, Report } from './list';

export const armyOffer = (): Promise<Offer> => getOnce('/games/wheels/armies');
export const checkArmy = (text: string): Promise<Report> => post('/games/wheels/armies', { text });
